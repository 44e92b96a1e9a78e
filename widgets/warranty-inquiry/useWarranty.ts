import { serverMessage } from '@/data/apiError';
import { postWarrantyInquiry } from './api';
import { warrantyFailure, warrantyVerdict, type WarrantyVerdict } from './rules';
import { useMutation } from '@/data/query/useMutation';

interface WarrantyInquiry {
  readonly isBusy: boolean;
  /** What is to be told of a serial number; null where another call is under way, and where the login opens. */
  ask(serialNumber: string): Promise<WarrantyVerdict | null>;
}

/** Inquiries from one dialog; closing it breaks off what is on its way. */
export function useWarranty(): WarrantyInquiry {
  const { isBusy, mutate } = useMutation(postWarrantyInquiry, { endsWithWidget: true });
  return {
    isBusy,
    async ask(serialNumber) {
      const outcome = await mutate(serialNumber);
      if (!outcome) return null;
      if (outcome.ok) return warrantyVerdict(outcome.value);
      const { error } = outcome;
      return warrantyFailure(error.kind === 'http' ? error.status : null, serverMessage(error));
    },
  };
}
