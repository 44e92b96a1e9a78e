import { useAppDispatch, useAppSelector } from '@/data/hooks';
import { selectAreKeysOn } from '../select';
import { keysSwitched } from '@/data/list/slice';
import { rememberKeysOn } from '@/page/keyboard';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import { Switch } from '@/ui/Switch';
import '@/ui/css/facts.css';
import '../css/keys.css';

interface Props {
  /** The list is an order sheet, in which Enter adds nothing. */
  readonly isTogether: boolean;
  readonly onClose: () => void;
}

/** The keys of a list, and the switch that turns them off in this browser. Decision 76. */
export function KeysDialog({ isTogether, onClose }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const areOn = useAppSelector(selectAreKeysOn);
  const keys = [
    ['Enter', t(isTogether ? 'list.keys.next' : 'list.keys.add')],
    ['Shift + Enter', t(isTogether ? 'list.keys.back' : 'list.keys.addBack')],
    ['Ctrl / Alt + ↓ ↑', t('list.keys.walk')],
    ['↓ ↑', t('list.keys.step')],
    ['Esc', t('list.keys.undo')],
    ['?', t('list.keys.help')],
  ] as const;
  return (
    <Dialog title={t('list.keys')} open onClose={onClose}>
      <table className="vt-facts">
        <caption className="vt-facts__caption">{t('list.keys.where')}</caption>
        <tbody>
          {keys.map(([key, says]) => (
            <tr key={key}>
              <th className="vt-facts__name" scope="row">
                <kbd className="vt-list-key">{key}</kbd>
              </th>
              <td className="vt-facts__value">{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="vt-list-keys">
        <Switch
          label={t('list.keys.on')}
          checked={areOn}
          busy={false}
          onChange={(isOn) => {
            rememberKeysOn(isOn);
            dispatch(keysSwitched(isOn));
          }}
        />
      </div>
    </Dialog>
  );
}
