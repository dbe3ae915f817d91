import {
  answerQuestion,
  dismissAlert,
  useAlerts,
  useLoadingStore,
  useQuestions,
} from '@skills-architect/portal-kit/host';
import { AlertStack, ConfirmDialog, LoadingOverlay } from '@skills-architect/ui-kit';
import { SelectClient } from '../client-choice/select-client';
import { HelpVideo } from '../help-video/help-video';
import { Jobs } from './jobs';

function Alerts() {
  const alerts = useAlerts((state) => state.alerts);
  const shown = alerts.map(({ id, text, variant, duration, action }) => ({
    id: String(id),
    message: text,
    tone: variant,
    duration,
    action: action && { label: action.label, onAct: action.run },
  }));
  return <AlertStack alerts={shown} onClose={(id) => dismissAlert(Number(id))} />;
}

function Question() {
  const [asked] = useQuestions((state) => state.questions);
  if (!asked) return null;
  const { id, text, title, yes, no, loss } = asked;
  return (
    <ConfirmDialog
      key={id}
      open
      title={title ?? text}
      message={title && text}
      confirmLabel={yes}
      cancelLabel={no}
      loss={loss}
      onConfirm={() => answerQuestion(id, true)}
      onCancel={() => answerQuestion(id, false)}
    />
  );
}

function Overlay() {
  const [first] = useLoadingStore((state) => state.shown);
  return <LoadingOverlay open={first !== undefined} message={first?.message} />;
}

/** What every part of the portal can ask the page to show. */
export function Hosts() {
  return (
    <>
      <Jobs />
      <SelectClient />
      <HelpVideo />
      <Question />
      <Overlay />
      <Alerts />
    </>
  );
}
