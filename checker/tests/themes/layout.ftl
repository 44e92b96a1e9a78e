<#-- <div data-widget="none"></div> -->
<#import "parts.ftl" as parts>
<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8"><title>${title!"Shop"}</title>
  <meta name="csrf-token" content="${token}">
  <script type="application/json" id="vitrin-page">${page?json_string?no_esc}</script>
  <script type="module" src="/assets/vitrin/vitrin.js"<#if nonce??> nonce="${nonce}"</#if>></script>
</head>
<body>
  <@parts.header user=user />
  <div data-widget="search-bar"></div>
  <#list items as item>
    <div data-widget="product-price" data-product-id="${item.id?c}">${item.price}</div>
    <div data-widget="add-to-cart-button"><script type="application/json">{ "product": { "id": ${item.id?c}, "name": ${json(item.name)} } }</script></div>
  </#list>
  <#if (total > 0)><div data-widget="product-list"><script type="application/json">{ "items": [<#list items as i>${json(i)}<#sep>, </#list>], "total": ${total?c} }</script></div></#if>
</body>
</html>
