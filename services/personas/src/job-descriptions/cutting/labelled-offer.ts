import { findTopic } from './topic-of';

/** Whether a line between duties or requirements says what is offered or how to apply: `Wir bieten: ein Jobrad`. */
export const isLabelledOffer = (text: string): boolean => {
  const [, label = ''] = /^([^:\t]{3,40}):\s/.exec(text) ?? [];
  return label !== '' && findTopic(label) === 'boilerplate';
};
