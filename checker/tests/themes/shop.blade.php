@extends('layouts.app')
@php($isWide = true)
@section('content')
<!doctype html>
<html lang="{{ app()->getLocale() }}" @class(['dark' => $dark])>
<head>
  <meta charset="utf-8"><meta name="csrf-token" content="{{ csrf_token() }}">
  @vite(['resources/css/app.css'])
  {{-- <div data-widget="none"> --}}
  <script type="application/json" id="vitrin-page">@json(['user' => $user?->only('id', 'name'), 'settings' => $settings, 'note' => 'a "b" )'])</script>
  <script type="module" src="{{ Vite::asset('resources/vitrin/vitrin.js') }}" @if($nonce) nonce="{{ $nonce }}" @endif></script>
  @stack('head')
</head>
<body>
  @auth <div data-widget="top-header-info"></div> @endauth
  <x-search :q="$q"><div data-widget="search-bar"></div></x-search>
  @forelse ($products as $product)
    <div wire:key="p-{{ $product->id }}" data-widget="product-price" @if ($product->id) data-product-id="{{ $product->id }}" @endif></div>
    <div data-widget="product-quantity"><script type="application/json">{ "product": {!! Js::encode($product) !!} }</script></div>
  @empty
    <p>info@@shop.example – kayıt yok</p>
  @endforelse
  @unless ($cart->isEmpty())
    <div data-widget="cart" data-density="{{ $dense ? 'compact' : 'normal' }}"></div>
  @endunless
  <div data-widget="campaign"><script type="application/json">{ "campaigns": [@foreach ($campaigns as $c) { "name": @json($c->name), "products": @json($c->products) }@if (! $loop->last),@endif @endforeach] }</script></div>
  @include('partials.footer', ['a' => [1, 2]])
</body>
</html>
@endsection
