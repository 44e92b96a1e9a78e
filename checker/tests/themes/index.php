<?php
require __DIR__ . '/start.php';
/* <div data-widget="none"> */
$wide = $count > 3 ? 'wide' : '';
?><!doctype html>
<html <?php language_attributes(); ?>>
<head>
  <meta charset="<?php bloginfo('charset'); ?>">
  <meta name="csrf-token" content="<?= htmlspecialchars($token, ENT_QUOTES) ?>">
  <?php wp_head(); ?>
  <script type="application/json" id="vitrin-page"><?= json_encode($page, JSON_HEX_TAG | JSON_HEX_AMP) ?></script>
  <script type="module" src="<?= $assets ?>/vitrin/vitrin.js"></script>
</head>
<body <?php body_class(); ?>>
  <div data-widget="search-bar"></div>
  <?php foreach ($products as $product): ?>
    <div class="<?= $wide ?>" data-widget="product-price" <?php if ($product->id): ?>data-product-id="<?= $product->id ?>"<?php endif ?>></div>
    <div data-widget="product-quantity"><script type="application/json">{ "product": <?= json_encode($product, JSON_HEX_TAG) ?> }</script></div>
  <?php endforeach; ?>
  <div data-widget="product-list" data-view="<?= $grid ? 'grid' : 'list' ?>"><?php include 'rows.php'; ?></div>
  <div data-widget="campaign"><script type="application/json">{ "campaigns": [<?php foreach ($all as $i => $one) { echo $i ? ',' : '', json_encode($one); } ?>] }</script></div>
  <?php if (!$user) { ?><div data-widget="cookie-button"></div><?php } ?>
  <?php wp_footer(); ?>
</body>
</html>
