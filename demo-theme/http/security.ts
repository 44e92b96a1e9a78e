import type { ServerResponse } from 'node:http';

const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Vite's development client injects `<style>` elements and listens on a WebSocket. */
const DEVELOPMENT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

/** Sets the headers that every page carries. `isFrame`: the shop's own pages may frame it. */
export function setPageHeaders(response: ServerResponse, development: boolean, isFrame = false): void {
  const policy = development ? DEVELOPMENT : STRICT;
  response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors ${isFrame ? "'self'" : "'none'"}`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
}
