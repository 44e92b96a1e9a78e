import { containers, type Host } from './host';

/** What a page does with itself while our widgets are in it. */
export const living: readonly Host[] = [
  {
    name: 'a translator that puts elements of its own in the place of texts',
    live: (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, [translate=no]')) continue;
          const make = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
          const font = make();
          font.append(Object.assign(make(), { textContent: text.data }));
          text.replaceWith(font);
        }
      }),
  },
  {
    name: 'a translator that changes texts where they stand',
    live: (page) =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (text.data.trim() && !text.parentElement?.closest('script, style')) text.data = `${text.data} (en)`;
        }
        document.documentElement.lang = 'en';
      }),
  },
  {
    name: 'containers that are written anew inside',
    live: (page) =>
      page.evaluate(() => {
        for (const container of document.querySelectorAll('[data-widget]')) container.innerHTML = '<a href="/">Yeni</a>';
      }),
  },
  {
    name: 'a container that becomes another widget',
    live: async (page) => {
      await page.evaluate(() => {
        const container = document.createElement('div');
        container.dataset.widget = 'language-list';
        container.id = 'changing';
        document.querySelector('main')?.append(container);
      });
      await page.locator('#changing[data-vitrin-state=ready]').waitFor();
      await page.evaluate(() => {
        document.querySelector('#changing')?.setAttribute('data-widget', 'currency-list');
      });
      await page.locator('#changing[data-vitrin-state=ready] select').waitFor();
    },
  },
  {
    name: 'containers that are moved',
    live: (page) =>
      page.evaluate(() => {
        const place = document.createElement('section');
        document.querySelector('main')?.prepend(place);
        for (const container of [...document.querySelectorAll('[data-widget]')]) place.append(container);
      }),
  },
  {
    name: 'a body that is written anew',
    live: (page) =>
      page.evaluate((html) => {
        const main = document.querySelector('main');
        if (main) main.innerHTML = html;
      }, containers),
  },
  {
    name: 'document.write after load',
    live: (page) =>
      page.evaluate((html) => {
        const data = document.querySelector('#vitrin-page')?.outerHTML ?? '';
        const token = document.querySelector('meta[name=csrf-token]')?.outerHTML ?? '';
        document.open();
        // oxlint-disable-next-line typescript/no-deprecated -- what old scripts of a page do.
        document.write(
          `<!doctype html><html lang="tr"><head>${token}<title>Yeni</title></head><body><main>${html}</main>${data}</body></html>`,
        );
        document.close();
      }, containers),
  },
  {
    name: 'containers that lose their classes, styles and states',
    live: (page) =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll('[data-widget]')) {
          element.removeAttribute('class');
          element.setAttribute('style', 'display: block');
        }
      }),
  },
  {
    name: 'a page that moves on by history.pushState',
    live: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/hirdavat?view=list');
        history.replaceState({ mine: true }, '');
      }),
  },
  {
    name: 'a script that adds elements to the body and focuses them',
    live: (page) =>
      page.evaluate(() => {
        const chat = document.createElement('button');
        document.body.prepend(chat);
        chat.focus();
        document.body.style.overflow = 'hidden';
      }),
  },
];
