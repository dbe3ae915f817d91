import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import type { GroupCount } from './outbox';

/** What is sent and to whom, in words for the user. */
export interface DeliveryLabels {
  /** For example `learning platform`. */
  receiver: string;
  singular: string;
  plural: string;
}

/** The result of a delivery: a summary, or a failure with what was not accepted. */
export type DeliveryResult = { summary: string } | { failure: string };

/** The result of a delivery whose messages have all been accepted or given up, or are stuck. */
export const deliveryResult = (
  { sent, waiting, dead, lastError }: GroupCount,
  { receiver, singular, plural }: DeliveryLabels,
): DeliveryResult => {
  const total = sent + waiting + dead;
  const errorText = lastError ? ` The last error: ${lastError}.` : '';
  if (dead)
    return {
      failure: `The ${receiver} did not accept ${formatNumber(dead)} of ${formatCount(total, singular, plural)}.${errorText} A Super User can send them again in Connectors.`,
    };
  if (waiting)
    return {
      summary: `${formatNumber(sent)} of ${formatCount(total, singular, plural)} have arrived; the others follow by themselves as soon as the ${receiver} answers.${errorText}`,
    };
  return { summary: `${formatCount(sent, singular, plural)} exported to the ${receiver}` };
};
