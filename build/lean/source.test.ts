import { describe, expect, it } from 'vitest';
import { asModule, withBodies, withFacts } from './source.ts';

describe('a script of the older form', () => {
  it('becomes a module that imports and exports by name', () => {
    const script = "'use strict';var a=require(\"react\"),b=require(\"scheduler\"),c=1;exports.now=function(){return a.x+c};\nexports.later=exports.now;";
    expect(asModule(script)).toBe("'use strict';import * as a from 'react';import * as b from 'scheduler';var c=1;export var now =function(){return a.x+c};\nexport var later =now;");
  });

  it('fails the build where it asks for another one late', () => {
    expect(() => asModule('function late() { return require("late"); }')).toThrow('asks for another one');
  });
});

describe('a library that has changed fails the build', () => {
  it('where a fact no longer holds', () => {
    expect(withFacts('a?b:c', [['a?b:c', '$1'], [/\$(\d)/, '$1']], 'lib')).toBe('1');
    expect(() => withFacts('a', [[/b/, 'c']], 'lib')).toThrow('lib has nothing like /b/');
    expect(() => withFacts('a', [['b', 'c']], 'lib')).toThrow('lib has nothing like b');
  });

  it('where a function is no longer there', () => {
    const library = '\nfunction one() {\n  return 1;\n}\nfunction two() {\n  return 2;\n}\n';
    expect(withBodies(library, { 'function one(': 'return 3;' })).toBe('\nfunction one() { return 3; }\nfunction two() {\n  return 2;\n}\n');
    expect(() => withBodies(library, { 'function three(': '' })).toThrow('there is no "function three("');
  });
});
