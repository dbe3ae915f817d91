import { findTopic } from './topic-of';

/** Whether a line is labelled as a benefit or as how to apply, so that it is no duty or requirement: `Benefits: a company bike`. */
export const isLabelledOffer = (text: string): boolean => {
  const [, label = ''] = /^([^:\t]{3,40}):\s/.exec(text) ?? [];
  return label !== '' && findTopic(label) === 'boilerplate';
};
