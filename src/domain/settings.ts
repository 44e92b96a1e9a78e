/** Their type is inferred from the schema, which alone knows every setting. */
export type { PaymentPlan, Settings, StockNumberType } from '@/schemas/settings';
