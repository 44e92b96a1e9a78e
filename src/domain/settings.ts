/** Their types are inferred from the schemas, which alone know every setting. */
export type { PaymentPlan } from '@/schemas/paymentPlan';
export type { Settings, StockNumberType } from '@/schemas/settings';
