import { describe, expect, it } from 'vitest';
import { check, codes } from './source';

const LAYOUTS: Readonly<Record<string, string>> = {
  'layout.html.twig': `<!doctype html>
<html lang="{{ app.request.locale }}">
<head>
  {# the data <script> of every page #}
  <title>{% block title %}Dükkan{% endblock %}</title>
  <meta name="csrf-token" content="{{ csrf_token('shop') }}">
  <script type="application/json" id="vitrin-page">{{ {'user': {'id': 7}}|json_encode|raw }}</script>
  <script type="module" src="{{ asset('vitrin/vitrin.js') }}"></script>
</head>
<body>
  <div data-widget="{{ widget }}"></div>
  <div data-widget="product-list" data-view="{% if grid %}grid{% else %}list{% endif %}" data-load="{{ load }}"></div>
  <div data-widget="cart-complete" {% if order %}data-order-no="{{ order.no }}"{% endif %}></div>
  {% for product in products %}
  <div data-widget="product-price"><script type="application/json">{ "product": {{ product|json_encode|raw }} }</script></div>
  {% endfor %}
  <div data-widget="carts">{{ include('carts.json.twig') }}</div>
  <div data-widget="currency-list"></div>
</body>
</html>`,
  'layout.blade.php': `<!doctype html>
<html lang="{{ str_replace('_', '-', app()->getLocale()) }}">
<head>
  @csrf {{-- a field, "in" the head <p> --}}
  <script type="application/json" id="vitrin-page">@json(['user' => ['id' => $user->id], 'x' => ")"])</script>
  <script type="module" src="{{ asset('vitrin/vitrin.js') }}"></script>
</head>
<body>
  @if($cart->isEmpty()) <p>a@b.com</p> @endif
  <div data-widget="cart-complete"><script type="application/json">{ "orderNo": "{{ $order->no }}" }</script></div>
  <div @class(['a', 'b' => $wide]) data-widget="checkout"><script type="application/json">{ "type": "{{ $step }}", "items": @json($items), "totals": {!! Js::encode($totals) !!} }</script></div>
  @foreach ($products as $product)<div data-widget="product-price" data-product-id="{{ $product->id }}"></div>@endforeach
</body>
</html>`,
  'Layout.cshtml': `@model Shop.Page
@{ var title = "a } b"; }
<!doctype html>
<html lang="@Model.Locale">
<head>
  @* a note <div data-widget="nothing"> *@
  <meta name="csrf-token" content="@Xsrf.GetAndStoreTokens(Context).RequestToken">
  <script type="application/json" id="vitrin-page">@Html.Raw(JsonSerializer.Serialize(Model.Data, options))</script>
  <script type="module" src="~/vitrin/vitrin.js"></script>
</head>
<body>
  @if (Model.HasOrder) { <div data-widget="cart-complete" data-order-no="@Model.Order.No"></div> }
  <div data-widget="campaign"><script type="application/json">{ "campaigns": @Html.Raw(Json.Serialize(Model.Campaigns)) }</script></div>
  @foreach (var product in Model.Products)
  {
    <div data-widget="product-price"><script type="application/json">{ "product": { "id": @product.Id, "name": "@product.Name" } }</script></div>
  }
  <a href="mailto:info@@shop.example">@await Html.PartialAsync("Footer")</a>
</body>
</html>`,
  'layout.liquid': `<!doctype html>
<html><head>{{ content_for_header }}</head>
<body>{% comment %}<div data-widget="none">{% endcomment %}
{% render 'header' %}
<div data-widget="social-media" data-links="{{ settings.social | escape }}"></div>
<div data-widget="search-bar" {% for a in attributes %} {{ a.name }}="{{ a.value }}"{% endfor %}></div>
<div data-widget="product-list"><script type="application/json">{ "items": [{% for p in products %}{{ p | json }}{% unless forloop.last %},{% endunless %}{% endfor %}] }</script></div>
</body></html>`,
  'header.php': `<?php require 'start.php'; ?>
<!doctype html><html lang="tr"><head><title><?= e($title) ?></title></head><body>
<div data-widget="cart-icon" data-href="<?= $cart ?>"></div>
<div data-widget="fault-report"><script type="application/json"><?= json_encode(['categories' => $all], JSON_HEX_TAG) ?></script></div>`,
  'layout.ejs': `<%# a note <div data-widget="none"> %><%-- and <div data-widget="none"> --%>
<!doctype html>
<html lang="<%= locale %>">
<head>
  <title><%= title %></title>
  <meta name="csrf-token" content="<%= csrfToken %>">
  <script type="application/json" id="vitrin-page"><%- JSON.stringify(page).replace(/</g, '\\u003c') -%></script>
  <script type="module" src="<%= asset('vitrin/vitrin.js') %>"></script>
</head>
<body>
  <%_ if (a > b) { _%><div data-widget=<%= widget %>></div><%_ } else { _%><p>100 <%% of it</p><%_ } _%>
  <div data-widget="cart-complete" <% if (order) { %>data-order-no="<%= order.no %>"<% } %>></div>
  <% for (const product of products) { %><div data-widget="product-price"><script type="application/json">{ "product": <%- json(product) %> }</script></div><% } %>
  <div><%- include('footer') %></div>
</body>
</html>`,
  'layout.html.erb': `<%- content_for :title, "Dükkan" -%>
<!doctype html>
<html lang="<%= I18n.locale %>">
<head><%= csrf_meta_tags %></head>
<body>
  <div data-widget="<%= name %>"></div>
  <div data-widget="carts"><script type="application/json"><%= raw page.to_json %></script></div>
  <div data-widget="campaign"><script type="application/json">{ "campaigns": <%== @campaigns.to_json %> }</script></div>
  <div data-widget="product-list"><script type="application/json">{ "items": [<%- @items.each do |item| -%><%= raw item.to_json %>,<%- end -%>] }</script></div>
  <main><%= yield %></main>
</body>
</html>`,
};

it.each(Object.entries(LAYOUTS))('takes nothing in %s for wrong that a template fills in', async (file, text) => {
  expect(await check(text, file)).toEqual([]);
});

describe('in a template', () => {
  it.each([
    ['a name', '<div data-widget="cart-ikon">{{ fallback }}</div>', 'data-widget=', 'unknown-widget'],
    ['an option', '<div class="{{ a }}" data-widget="cart-icon" data-herf="{{ url }}"></div>', 'data-herf', 'unknown-option'],
    ['a value', '<div data-widget="product-list" data-view="table" data-path="{{ path }}"></div>', 'data-view', 'invalid-data'],
    [
      'a value on an element whose class is printed',
      '<div class="{{ a }}" data-widget="product-list" data-view="table"></div>',
      'data-view',
      'invalid-data',
    ],
    [
      'a comma',
      '<div data-widget="carts"><script type="application/json">{ "carts": {{ carts|raw }}, }</script></div>',
      ', }',
      'malformed-json',
    ],
    [
      'a key',
      '<div data-widget="checkout"><script type="application/json">{ "type": "{{ t }}", "totls": {{ x }} }</script></div>',
      '"totls"',
      'unknown-data',
    ],
    [
      'a value beside one that is printed',
      '<div data-widget="campaign"><script type="application/json">{ "campaigns": [{ "name": "{{ n }}", "products": 3 }] }</script></div>',
      '3 }',
      'invalid-data',
    ],
    [
      'a missing name',
      '<div data-widget="product-price"><script type="application/json">{ "product": { "id": {{ id }} } }</script></div>',
      '{ "id"',
      'invalid-data',
    ],
    ['a name in EJS', '<div data-widget="cart-ikon"><%= fallback %></div>', 'data-widget=', 'unknown-widget', 'part.ejs'],
    [
      'a comma in ERB',
      '<div data-widget="carts"><script type="application/json">{ "carts": <%= raw carts.to_json %>, }</script></div>',
      ', }',
      'malformed-json',
      'part.erb',
    ],
    [
      'a name after a comment of Handlebars that holds braces',
      '{{!-- {{old}} <div data-widget="x"> --}}<div data-widget="cart-ikon"></div>',
      'data-widget="cart',
      'unknown-widget',
      'part.hbs',
    ],
    [
      'a comma in Handlebars',
      '<div data-widget="carts"><script type="application/json">{ "carts": {{{json carts}}}, }</script></div>',
      ', }',
      'malformed-json',
      'part.hbs',
    ],
    [
      'a value in Jinja',
      '<div data-widget="product-list" {%+ if a %}id="a"{% endif -%} data-view="table" data-path="{{ path }}"></div>',
      'data-view',
      'invalid-data',
      'part.j2',
    ],
    [
      'a setting',
      '<script type="application/json" id="vitrin-page">{ "user": {{ user }}, "setings": {} }</script>',
      '"setings"',
      'unknown-page-key',
    ],
  ])('%s is told that is wrong whatever is printed', async (_, text, place, code, file = 'part.twig') => {
    expect(await check(text, file)).toMatchObject([{ code, line: 1, column: text.indexOf(place) + 1 }]);
  });

  it.each([
    ['layout.twig', '{{ title }}'],
    ['layout.ejs', '<%= title %>'],
  ])('%s that prints no elements of others is asked for script and token', async (file, title) => {
    const layout = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><div data-widget="search-bar"></div></body></html>`;
    expect(await codes(layout, file)).toEqual(['missing-script', 'missing-token']);
  });

  it.each([
    ['an attribute', '<div title="a > b" data-widget={{ $name }}>'],
    ['an attribute that is filled in, too', "<div title='{{ a }} > b' data-widget={{ $name }}>"],
    ['a script', '<script>if (a<b) x = "</p class=\'"</script><div data-widget={{ $name }}>'],
    ['a comment', '<!-- <p title="> --><div data-widget={{ $name }}>'],
  ])('a sign in %s neither begins nor ends a tag', async (_, text) => {
    expect(await codes(text, 'part.blade.php')).toEqual([]);
  });

  it.each([
    ['a comma that may have something after it', '{ "type": "CheckoutPreview", {% if a %}"items": []{% endif %} }'],
    ['a value out of two', '{ "type": {% if a %}"CheckoutPreview"{% else %}"CheckoutPayment"{% endif %} }'],
    ['a comma that a loop may leave out', '{ "type": "CheckoutPreview", "items": [ {% for i in items %} 1, {% endfor %} ] }'],
    ['a key that a choice may add', '{ "items": [] {% if a %}{% include "type.json" %}{% endif %} }'],
  ])('%s is not told', async (_, json) => {
    expect(
      await codes(`<div data-widget="checkout"><script type="application/json">${json}</script></div>`, 'part.twig'),
    ).toEqual([]);
  });

  it('of two that it chooses from, the page has one', async () => {
    const data = '<script type="application/json" id="vitrin-page">{}</script>';
    expect(await codes(`{% if a %}${data}{% else %}${data}{% endif %}`, 'part.twig')).toEqual([]);
    expect(await codes(`${data}${data}`, 'part.twig')).toEqual(['several-page-data']);
  });
});

it('what a server answers is no template', async () => {
  const text = '<div data-widget="{{ name }}"></div>';
  expect(await codes(text, 'part.twig')).toEqual([]);
  expect(await codes(text, 'https://shop.example/', { syntax: 'plain' })).toEqual(['unknown-widget']);
});
