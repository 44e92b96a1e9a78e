import { exampleOf } from './names.mjs';

const generated = (mark) => `<!-- generated:${mark} -->

<!-- /generated -->`;

/** The page of a new widget for theme authors. `npm run docs` fills what stands between its marks. */
export function pageOf(name, key) {
  return `# ${name}

${generated('summary')}

![TODO: what is seen in the picture](pictures/${name}.png)

In the demo shop: TODO

## Tag

\`\`\`html
<div data-widget="${name}">
  <script type="application/json">{ "${key}": "${exampleOf(key)}" }</script>
  <p>TODO: what the visitor has without it</p>
</div>
\`\`\`

## Needs

\`${key}\`. Without it the fallback stays, and the console says so.

### Child JSON

${generated('data')}

### Page data

${generated('page')}

### Calls

${generated('calls')}

## Options

${generated('options')}

## Shows

TODO: what the visitor sees and can do; what shows while it loads, when there is nothing, and after a failure.

## Keyboard and screen readers

TODO: keys, where the focus goes, what is announced.

## Texts

${generated('texts')}

## Classes

${generated('classes')}

## Properties

${generated('properties')}

## Events

${generated('events')}
`;
}
