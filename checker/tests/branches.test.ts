import { expect, it } from 'vitest';
import { codes } from './source';

const CART = '<div data-widget="cart">';
const ICON = '<div data-widget="cart-icon">';
const SEARCH = '<div data-widget="search-bar"></div>';

it.each([
  ['part.twig', ['{% if a %}', '{% else %}', '{% endif %}']],
  ['part.liquid', ['{%- unless a -%}', '{%- elsif b -%}', '{%- endunless -%}']],
  ['part.liquid', ["{% case a %}{% when 'x' %}", "{% when 'y' %}", '{% endcase %}']],
  ['part.blade.php', ['@if($a)', '@else', '@endif']],
  ['part.blade.php', ['@switch($a) @case(1)', '@break @default', '@endswitch']],
  ['part.php', ['<?php if ($a): ?>', '<?php else: ?>', '<?php endif ?>']],
  ['part.php', ['<?php if ($a) { ?>', '<?php } else { ?>', '<?php } ?>']],
  ['part.php', ['<?php switch ($a): case 1: ?>', '<?php break; case 2: ?>', '<?php endswitch ?>']],
  ['part.tpl', ['{if $a}', '{elseif $b}', '{/if}']],
  ['part.hbs', ['{{#if a}}', '{{else}}', '{{/if}}']],
  ['part.hbs', ['{{#a}}', '{{^}}', '{{/a}}']],
  ['part.ejs', ['<% if (a) { %>', '<% } else { %>', '<% } %>']],
  ['part.erb', ['<% if a %>', '<% else %>', '<% end %>']],
  ['part.jsp', ['<c:choose><c:when test="${a}">', '</c:when><c:otherwise>', '</c:otherwise></c:choose>']],
  ['part.ftl', ['<#if a>', '<#else>', '</#if>']],
  ['part.vm', ['#if($a)', '#else', '#end']],
])('%s: of two containers that it chooses from with %j, none is in the other', async (file, [first, second, end]) => {
  expect(await codes(`${first}${CART}${second}${ICON}${end}</div>${SEARCH}`, file)).toEqual([]);
});

it.each([
  ['part.twig', '{% if a %}<p>{% else %}<p class="b">{% endif %}</p>'],
  ['part.liquid', '{% for a in b %}{% if c %}1{% else %}2{% endif %}{% endfor %}{% case x %}{% when 1 %}{% endcase %}'],
  ['part.blade.php', '@foreach($a as $b) @if($c) 1 @elseif($d) 2 @endif @endforeach'],
  ['part.php', '<?php foreach ($a as $b) { if ($c) { ?>1<?php } else { ?>2<?php } } ?>'],
  ['part.tpl', '{if $a}1{else}2{/if}{foreach $a as $b}{$b}{foreachelse}{/foreach}'],
  ['part.hbs', '{{#each a}}{{#if b}}1{{else}}2{{/if}}{{/each}}'],
  ['part.ejs', '<% a.forEach((b) => { %><% if (b) { %>1<% } else { %>2<% } %><% }) %>'],
  ['part.erb', '<% a.each do |b| %><% if b %>1<% else %>2<% end %><% end %>'],
  ['part.jsp', '<c:choose><c:when test="${a}">1</c:when><c:otherwise>2</c:otherwise></c:choose>'],
])('%s: what stays open before %s holds the containers behind it', async (file, choice) => {
  expect(await codes(`<div data-widget="cart"/>${choice}${SEARCH}`, file)).toEqual(['nested-container']);
});
