{* In the layout, once on each page. $page is an array with the keys of docs/contract.md, section 3; $token is the shop's. *}
<meta name="csrf-token" content="{$token|escape}">
<script type="application/json" id="vitrin-page">{$page|json_encode:$smarty.const.JSON_HEX_TAG nofilter}</script>
<link rel="stylesheet" href="/assets/vitrin/vitrin-space.css">
<script type="module" src="/assets/vitrin/vitrin.js"></script>

{* In the header. The link stays until the widget is ready, and for good where it cannot come. *}
<div data-widget="cart-icon"><a href="/sepet">Sepetim</a></div>

{* Where the template shows products. JSON_HEX_TAG writes every "<" as \u003C; without nofilter every quote would be escaped. *}
{foreach $products as $product}
  <div data-widget="product-price">
    <script type="application/json">{ "product": {$product|json_encode:$smarty.const.JSON_HEX_TAG nofilter} }</script>
  </div>
{/foreach}
