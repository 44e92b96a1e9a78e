{{-- In the layout, once on each page. $page is an array with the keys of docs/contract.md, section 3. --}}
<meta name="csrf-token" content="{{ csrf_token() }}">
<script type="application/json" id="vitrin-page">@json($page)</script>
<link rel="stylesheet" href="/assets/vitrin/vitrin-space.css">
<script type="module" src="/assets/vitrin/vitrin.js"></script>

{{-- In the header. The link stays until the widget is ready, and for good where it cannot come. --}}
<div data-widget="cart-icon"><a href="/sepet">Sepetim</a></div>

{{-- Where the template shows products. Js::from is wrong here: it prints JavaScript and no JSON. --}}
@foreach ($products as $product)
  <div data-widget="product-price">
    <script type="application/json">{!! Js::encode(['product' => $product]) !!}</script>
  </div>
@endforeach
