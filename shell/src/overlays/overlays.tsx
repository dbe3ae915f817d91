import {
  answerQuestion,
  dismissNotification,
  useLoadingStore,
  useNotifications,
  useQuestions,
} from '@skills-architect/portal-kit/host';
import { ConfirmDialog, LoadingOverlay, NotificationStack, Text } from '@skills-architect/ui-kit';
import { SelectClient } from '../client-choice/select-client';
import { HelpVideo } from '../help-video/help-video';
import { Jobs } from './jobs';

function Notifications() {
  const notifications = useNotifications((state) => state.notifications);
  const shown = notifications.map(({ id, text, detail, variant, duration, action }) => ({
    id: String(id),
    message: text,
    detail,
    tone: variant,
    duration,
    action: action && { label: action.label, onAction: action.run },
  }));
  return <NotificationStack notifications={shown} onClose={(id) => dismissNotification(Number(id))} />;
}

function Question() {
  const [question] = useQuestions((state) => state.questions);
  if (!question) return null;
  const { id, text, title, yes, no, loss } = question;
  return (
    <ConfirmDialog
      key={id}
      open
      title={title ?? text}
      message={title && <Text whiteSpace="pre-line">{text}</Text>}
      confirmLabel={yes}
      cancelLabel={no}
      loss={loss}
      onConfirm={() => answerQuestion(id, true)}
      onCancel={() => answerQuestion(id, false)}
    />
  );
}

function Loading() {
  const [overlay] = useLoadingStore((state) => state.shown);
  return <LoadingOverlay open={overlay !== undefined} message={overlay?.message} />;
}

/** Global overlays that any part of the portal can trigger. */
export function Overlays() {
  return (
    <>
      <Jobs />
      <SelectClient />
      <HelpVideo />
      <Question />
      <Loading />
      <Notifications />
    </>
  );
}
