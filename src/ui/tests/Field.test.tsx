// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { Field } from '../Field';
import { show } from './show';

const field = (error?: string) => (
  <Field id="kod" label="Kod" isRequired hint="Üç rakam" error={error}>
    {(control) => <input {...control} />}
  </Field>
);
const input = () => screen.getByRole('textbox', { name: /^Kod/ });

it('keeps its hint beside its box, and says what is wrong after it', () => {
  const showNext = show(field());
  expect(input()).toBeRequired();
  expect(input()).toBeValid();
  expect(input()).toHaveAccessibleDescription('Üç rakam');
  showNext(field('Kodu doldurunuz!'));
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Kodu doldurunuz! Üç rakam');
  expect(input().parentElement).toHaveTextContent(/^Kod\s*Üç rakam\s*Kodu doldurunuz!$/);
});
