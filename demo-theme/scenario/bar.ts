import type { Shop } from '../../mocks/shop/shop';
import { THEMES } from '../themes';
import type { Theme } from '../themes';
import { settingValue } from './current';
import { AMOUNTS, CHOSEN_SETTINGS, FAULT_CHOICES, FAULTY_CALLS, KEYS, PAYMENTS, SPEEDS, SWITCHES, USERS } from './fields';
import type { Choice, SettingField } from './fields';

interface BarField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options?: readonly Choice[];
}

/** What the bar at the foot of every page shows while it is closed. `back` is the path that its form returns to. */
export function scenarioBar({ scenario: { as, speed, faults } }: Shop, back: string) {
  const faulty = Object.keys(faults).length;
  return {
    back,
    summary: [labelOf(USERS, as), labelOf(SPEEDS, speed), ...(faulty > 0 ? [`${faulty} hatalı çağrı`] : [])].join(' · '),
  };
}

/** The form of the bar: what can be chosen, and what is. */
export function scenarioForm(shop: Shop, theme: Theme, back: string) {
  const { as, speed, payment, ignoresKeys, faults } = shop.scenario;
  const setting = ({ name, label, choices }: SettingField): BarField => ({
    name,
    label,
    value: settingValue(shop, name),
    ...(choices ? { options: choices } : {}),
  });
  return {
    back,
    groups: [
      {
        legend: 'Oturum',
        fields: [
          { name: 'theme', label: 'Tema', value: theme.value, options: THEMES },
          { name: 'as', label: 'Kullanıcı', value: as, options: USERS },
          { name: 'speed', label: 'Hız', value: speed, options: SPEEDS },
          { name: 'payment', label: 'Kart ödemesi', value: payment, options: PAYMENTS },
          { name: 'keys', label: 'Idempotency-Key', value: ignoresKeys ? 'ignored' : 'honoured', options: KEYS },
          ...AMOUNTS.map(({ name, label, choices }): BarField => ({
            name,
            label,
            value: String(shop.scenario[name]),
            options: choices,
          })),
          ...CHOSEN_SETTINGS.map(setting),
        ],
      },
      { legend: 'Ayarlar', fields: SWITCHES.map(setting) },
      {
        legend: 'Hatalar',
        fields: FAULTY_CALLS.map((name): BarField => ({
          name: `fault.${name}`,
          label: name === 'all' ? 'tüm çağrılar' : name,
          value: faults[name] ?? '',
          options: FAULT_CHOICES,
        })),
      },
    ],
  };
}

function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
