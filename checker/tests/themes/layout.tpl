{* PrestaShop / WHMCS: <div data-widget="none"> {$not} *}
{extends file='parent:layout.tpl'}
{assign var='wide' value=true}
{block name='page'}
<!doctype html>
<html lang="{$language.iso_code|escape:'html':'UTF-8'}">
<head>
  <meta charset="utf-8">
  <title>{l s='Toptan alışveriş' d='Shop.Theme.Global'}{if $page.title} – {$page.title}{/if} {Configuration::get('PS_SHOP_NAME')|escape}</title>
  <meta name="csrf-token" content="{$static_token|escape:'htmlall':'UTF-8'}">
  {$HOOK_HEADER nofilter}
  <style>.bar{ color: #fff } .bar a { margin: 0 }</style>
  <script>var shop = { id: 3, name: "{$shop.name|escape:'javascript'}" };{literal}
    window.go = function(a){if(a){return {b:1}}};document.write("<p data-widget='x'>");{/literal}</script>
  <script type="application/json" id="vitrin-page">{ldelim}
    "locale": "{$language.iso_code}",
    "user": {if $customer.is_logged}{ "id": {$customer.id|intval}, "risk_limit": {$customer.limit} }{else}null{/if},
    "settings": {$vitrin_settings|json_encode nofilter},
    "routes": { "cart": "{$urls.pages.cart}", "login": "{url entity='authentication'}" },
    "messages": {literal}{ "tr": { "cart.empty": "Sepet boş" } }{/literal}
  {rdelim}</script>
  <script type="module" src="{$urls.theme_assets}vitrin/vitrin.js"{if $nonce} nonce="{$nonce}"{/if}></script>
</head>
<body id="{$page.page_name}" class="{$page.body_classes|classnames}">
  {hook h='displayTop'}
  {if isset($notice) && $notice > 0}<p>{$notice}</p>{/if}
  <div data-widget="search-bar" data-action="{$link->getPageLink('search', true)|escape:'html'}"></div>
  {foreach from=$products item=product name=rows}
    <div class="row{if $smarty.foreach.rows.first} first{/if}" data-widget="product-price" data-product-id="{$product.id_product|intval}">{$product.price}</div>
    <div data-widget="product-quantity"><script type="application/json">{ "product": {$product|json_encode nofilter} }</script></div>
  {foreachelse}
    <p>{lang key="store.empty"}</p>
  {/foreach}
  <div data-widget="campaign"><script type="application/json">{$campaigns|json_encode nofilter}</script></div>
  <div data-widget="checkout"><script type="application/json">{"type": "CheckoutPreview", "items": [{foreach $cart.products as $p}{$p|json_encode nofilter}{if !$p@last},{/if}{/foreach}]}</script></div>
  <div data-widget="product-list" {if $listing.grid}data-view="grid"{else}data-view="list"{/if} {$attributes nofilter}>{include file='catalog/_partials/products.tpl' listing=$listing}</div>
  <div data-widget="social-media" data-links="{$links|escape}"></div>
  {block name='footer'}{widget name="ps_linklist" hook='displayFooter'}{/block}
</body>
</html>
{/block}
