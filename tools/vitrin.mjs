#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { CHECKER, buildChecker, isCheckerStale } from './checker.mjs';

try {
  if (isCheckerStale()) {
    console.error('Building the checker …');
    buildChecker();
  }
  await import(pathToFileURL(CHECKER).href);
} catch (error) {
  console.error(`vitrin: ${error.message}`);
  process.exitCode = 2;
}
