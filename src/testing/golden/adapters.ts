import { isOk, refusalIn } from '@/data/answer';
import { read } from '@/schemas/read';
import { warrantySchema } from '../../../widgets/warranty-inquiry/api';
import { passwordProblem } from '../../../widgets/account-setting/rules';
import { isCampaignProductVisible } from '@/domain/campaign';
import { cardProblems } from '../../../widgets/checkout/rules/card/check';
import { commissionAmount, dueOf, isCommissionShown } from '../../../widgets/checkout/rules/card/due';
import { binOf } from '../../../widgets/checkout/rules/card/number';
import { isInstallmentTableShown } from '../../../widgets/checkout/rules/card/plans';
import { checkAdd } from '@/domain/cart/addCheck';
import { cartTotals } from '@/domain/cart/totals';
import { shortCode } from '../../../widgets/product-list/rules';
import { isOverdueDebtShown } from '../../../widgets/overdue-debt-notification/rules';
import { isOn } from '@/domain/flags';
import { socialLinks } from '../../../widgets/social-media/rules';
import { whatsappDigits } from '@/domain/links/whatsapp';
import { paginationWindow } from '@/domain/list/pagination';
import { formatBalance } from '../../../widgets/top-header-info/rules/balance';
import { searchesCall } from '../../../widgets/dashboard/rules';
import { convertPrice } from '@/domain/money/convert';
import { roundHalfUp } from '@/domain/money/decimal';
import { formatPrice } from '@/domain/money/format';
import { toNumber } from '@/domain/number';
import { offerFigures } from '../../../widgets/offer-list/rules/figures';
import { orderNote } from '../../../widgets/cart/rules/note';
import { creditOf } from '@/domain/credit';
import { riskRefusal } from '../../../widgets/cart/rules/riskLimit';
import { typeAmount } from '../../../widgets/checkout/rules/paymentLink/amount';
import { checkPaymentLink } from '../../../widgets/checkout/rules/paymentLink/check';
import { discountPercent, isListPriceVisible } from '@/domain/pricing/listPrice';
import { withTax } from '@/domain/pricing/tax';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { increaseListQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { addAreaVisible, addButton } from '@/domain/stock/addButton';
import { stockAdjustment } from '@/domain/stock/adjustment';
import { stockDisplay, stockMessage } from '@/domain/stock/display';
import { unitQuantity } from '@/domain/stock/unitQuantity';
import { warrantyFailure, warrantyVerdict } from '../../../widgets/warranty-inquiry/rules';
import { cartLines, currencies, number, priceLines, translate, settingsIn, text } from './values';
import type { Input } from './values';

const money = (input: Input) => ({ value: number(input.value), currency: text(input.currency ?? input.from) });

const situation = (input: Input) => ({
  amount: number(input.amount),
  multiplier: toNumber(input.multiplier),
  stock: number(input.stock),
  settings: settingsIn(input),
  cart: cartLines(input.cart),
});

const offer = (input: Input) => ({
  salePrice: number(input.salePrice),
  quantity: number(input.quantity),
  settings: settingsIn(input),
});

const cardForm = (input: Input) => ({
  card: text(input.card),
  holder: text(input.holder),
  ccv: text(input.ccv),
  amount: toNumber(input.amount),
  expire: text(input.expire),
});

/** How each rule of the examples is asked: unchecked JSON in, what the customer would see out. */
export const adapters: Readonly<Record<string, (input: Input) => unknown>> = {
  stockDisplay(input) {
    const display = stockDisplay({
      settings: settingsIn({ ...input, stockInfoStatus: input.status }),
      quantity: number(input.quantity),
      multiplier: toNumber(input.multiplier),
      unit: text(input.unit),
    });
    return display && translate(stockMessage(display));
  },
  stockAdjustment: (input) => stockAdjustment(toNumber(input.status)),
  unitQuantity: (input) => unitQuantity(number(input.stock), toNumber(input.multiplier)),
  addButton(input) {
    const button = addButton({
      ...offer(input),
      store: { whatsappControl: isOn(input.whatsappControl), whatsappNumber: text(input.whatsappNumber) },
    });
    return button === 'add' ? button : translate({ key: `button.${button}` });
  },
  addAreaVisible: (input) => addAreaVisible(offer(input)),
  formatPrice: (input) => formatPrice(money(input)),
  balanceFormat: (input) => formatBalance(number(input.value), text(input.currency)),
  convertPrice(input) {
    const { value, currency } = convertPrice(money(input), text(input.to), currencies(input.rates));
    return { value: roundHalfUp(value), currency };
  },
  vatInclusivePrice: (input) => roundHalfUp(withTax(number(input.value), number(input.taxRate), isOn(input.productsWithKdv))),
  discountPercent: (input) => discountPercent(number(input.list), number(input.sale)),
  listPriceVisible: (input) =>
    isListPriceVisible({
      scope: input.scope === 'campaign' ? 'campaign' : 'catalogue',
      settings: settingsIn(input),
      list: roundHalfUp(number(input.list)),
      sale: roundHalfUp(number(input.sale)),
    }),
  paginationWindow: (input) => paginationWindow(number(input.pages), number(input.current)),
  listIncrease: (input) => increaseListQuantity(situation(input)),
  listQuantityInput: (input) => readListQuantity(text(input.input)),
  addToCartCheck(input) {
    const { multiplier, ...rest } = situation(input);
    const answer = checkAdd({
      ...rest,
      unit: { multiplier: multiplier ?? 1 },
      variantChosen: toNumber(input.variantCheck) !== 0,
      location: input.page === 'detail' ? 'detail' : 'list',
    });
    return { ok: answer.ok, alert: answer.ok ? null : translate(answer.message) };
  },
  detailQuantityInput: (input) => readDetailQuantity(text(input.input), number(input.old)),
  detailQuantityStep: (input) => stepDetailQuantity(number(input.amount), input.step === -1 ? -1 : 1),
  codeEllipsis: (input) => shortCode(text(input.code)),
  whatsappNumber: (input) => whatsappDigits(text(input.number)),
  socialMedia: (input) => socialLinks(text(input.value), text(input.separator) || undefined),
  cartTotals: (input) => cartTotals(priceLines(input.lines)),
  overdueBanner: (input) => isOverdueDebtShown({ settings: settingsIn(input), overdueBalance: number(input.overdueBalance) }),
  riskLimit(input) {
    const refusal = riskRefusal(
      creditOf({
        settings: settingsIn(input),
        riskLimit: number(input.risk_limit),
        overdueBalance: number(input.overdueBalance),
        cartTotal: number(input.cartTotal),
      }),
    );
    return { blocked: refusal !== null, message: refusal && translate(refusal) };
  },
  orderNote: (input) => orderNote(input.note === null ? null : text(input.note)),
  cardFormValidation(input) {
    const [first] = cardProblems(Object.keys(input).length === 0 ? null : cardForm(input));
    return first ? translate(first.message) : null;
  },
  binLookup: (input) => binOf(text(input.value)),
  cardPlanTotals(input) {
    const due = dueOf(number(input.amount), {
      installment: toNumber(input.installment) ?? 1,
      commission: number(input.commission),
    });
    return {
      total: due.total,
      monthly: due.monthly,
      commissionAmount: commissionAmount(due),
      showCommissionRow: isCommissionShown(due),
    };
  },
  installmentTableVisible: (input) =>
    isInstallmentTableShown(number(input.plans), number(input.amount), number(input.installmentLimit)),
  paymentLinkTyping: (input) => typeAmount(text(input.previous), text(input.typed)),
  paymentLinkSubmit(input) {
    const check = checkPaymentLink({ amount: text(input.value), email: '' }, false);
    return check.ok ? { ok: true, amount: check.request.amount } : { ok: false, error: translate(check.problem.message) };
  },
  offerProfitLine(input) {
    const line = {
      id: 1,
      code: '',
      name: '',
      image: null,
      price: { value: number(input.price), currency: 'TL' },
      quantity: number(input.quantity),
      profit: number(input.profit),
      taxRate: number(input.taxRate),
    };
    const { lines, sums } = offerFigures([line], []);
    return { unit: lines[0]?.unit.value, line: sums?.subTotal, tax: sums?.tax, total: sums?.total };
  },
  passwordValidation(input) {
    const form = { password: text(input.password), passwordVerify: text(input.passwordVerify) };
    const problem = passwordProblem(form);
    return { send: problem === null && form.password !== '', error: problem && translate(problem.message) };
  },
  warrantyResult(input) {
    const status = number(input.http);
    const refusal = refusalIn(input.body);
    const answer = read(warrantySchema, input.body);
    const verdict =
      isOk(status) && refusal === null && answer.ok ? warrantyVerdict(answer.value) : warrantyFailure(status, refusal);
    if (!verdict.ok)
      return { kind: 'error', message: typeof verdict.message === 'string' ? verdict.message : translate(verdict.message) };
    const { isOver, daysLeft, sales } = verdict;
    return {
      kind: 'result',
      status: translate({ key: isOver ? 'warranty.over' : 'warranty.continues' }),
      daysLeft,
      rows: sales.length,
    };
  },
  adminSearchQuery: (input) =>
    searchesCall({ query: text(input.query).trim(), type: input.type === 'kullanıcı' ? 'kullanıcı' : 'kelime' }),
  campaignProductVisible: (input) => isCampaignProductVisible({ quantity: number(input.quantity) }, isOn(input.showNotInStocks)),
};
