import {
  changeNoticeSettings,
  MailTiming,
  type NoticeSettings,
  readNoticeSettings,
} from '@skills-architect/contracts/admin';
import { ownTimeZone } from '@skills-architect/contracts/locale';
import { NoticeKind } from '@skills-architect/contracts/portal';
import { notify, useCall, useChange } from '@skills-architect/portal-kit';
import {
  Button,
  HStack,
  Loaded,
  Panel,
  SelectField,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@skills-architect/ui-kit';
import { useState } from 'react';

const KINDS: Record<NoticeKind, string> = {
  reviewAsked: 'You are asked for a review',
  reviewDecided: 'What you sent for review is decided',
  commentAdded: 'New comments',
  importFinished: 'Your imports have finished',
  exportReady: 'Your exports are ready',
  rolePublished: 'A role that you asked for is published',
};
const TIMINGS: Record<MailTiming, string> = { atOnce: 'At once', daily: 'Once per day', none: 'No mail' };
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));

/** Which notices are mailed, and when; nothing where the portal sends no mails. */
export function MailSettings() {
  const read = useCall(readNoticeSettings, {});
  if (read.data?.canMail === false) return null;
  return (
    <Panel title="Notices by E-mail">
      <Loaded result={read} waiting={<Skeleton lines={5} label="Loading your notifications" />}>
        {({ canMail: _, isChosen, ...settings }) => (
          <MailForm saved={isChosen ? settings : { ...settings, timeZone: ownTimeZone() }} />
        )}
      </Loaded>
    </Panel>
  );
}

function MailForm({ saved }: { saved: NoticeSettings }) {
  const [settings, setSettings] = useState(saved);
  const change = useChange(changeNoticeSettings, { invalidates: ['notifications'] });
  const { timings, hour, timeZone } = settings;
  const save = () =>
    void change
      .run({ body: settings })
      .then(() => notify('Your notifications are saved', { variant: 'success' }), notify);
  return (
    <Stack gap="4">
      <Text color="fg.muted">The bell shows all notices. Choose which of them are mailed to you as well.</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {NoticeKind.options.map((kind) => (
          <SelectField
            key={kind}
            label={KINDS[kind]}
            options={MailTiming.options.map((timing) => ({ value: timing, label: TIMINGS[timing] }))}
            value={timings[kind]}
            onChange={({ target }) => {
              const timing = MailTiming.parse(target.value);
              setSettings((before) => ({ ...before, timings: { ...before.timings, [kind]: timing } }));
            }}
          />
        ))}
        <SelectField
          label="Hour of the mail of the day"
          help={`In your time zone, ${timeZone}`}
          options={HOURS}
          value={hour}
          onChange={({ target }) => setSettings((before) => ({ ...before, hour: Number(target.value) }))}
        />
      </SimpleGrid>
      <HStack justify="flex-end">
        <Button variant="primary" loading={change.isRunning} onClick={save}>
          Save Choice
        </Button>
      </HStack>
    </Stack>
  );
}
