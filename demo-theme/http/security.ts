import type { ServerResponse } from 'node:http';

const TRUSTED_TYPES = "; require-trusted-types-for 'script'";

const STRICT =
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ') + TRUSTED_TYPES;

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

interface PageKind {
  /** The shop's own pages may frame it. */
  readonly isFrame?: boolean;
  /** Scripts of its theme write HTML, as jQuery does. */
  readonly writesHtml?: boolean;
}

/** Sets the headers that every page carries. */
export function setPageHeaders(
  response: ServerResponse,
  development: boolean,
  { isFrame = false, writesHtml = false }: PageKind = {},
): void {
  const policy = development ? DEVELOPMENT : writesHtml ? STRICT.replace(TRUSTED_TYPES, '') : STRICT;
  response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors ${isFrame ? "'self'" : "'none'"}`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
}
