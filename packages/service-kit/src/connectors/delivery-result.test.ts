import { expect, it } from '@jest/globals';
import { deliveryResult } from './delivery-result';

const lastError = 'learning-platform answered 503';

it.each([
  [
    'all messages have arrived',
    { sent: 9963, waiting: 0, dead: 0 },
    { summary: '9,963 personas exported to the learning platform' },
  ],
  [
    'one message has arrived',
    { sent: 1, waiting: 0, dead: 0 },
    { summary: '1 persona exported to the learning platform' },
  ],
  [
    'the platform is unavailable',
    { sent: 100, waiting: 50, dead: 0, lastError },
    {
      summary:
        '100 of 150 personas have arrived; the others follow by themselves as soon as the learning platform answers. The last error: learning-platform answered 503.',
    },
  ],
  [
    'some have become dead letters',
    { sent: 100, waiting: 0, dead: 50, lastError },
    {
      failure:
        'The learning platform did not accept 50 of 150 personas. The last error: learning-platform answered 503. A Super User can send them again in Connectors.',
    },
  ],
])('the result says that %s', (_, count, expected) => {
  expect(deliveryResult(count, { receiver: 'learning platform', singular: 'persona', plural: 'personas' })).toEqual(
    expected,
  );
});
