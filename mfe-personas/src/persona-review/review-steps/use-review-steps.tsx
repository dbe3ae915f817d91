import {
  approvePersonas,
  type PersonaSelection,
  type Review,
  refusePersonas,
  sendForReview,
  withdrawFromReview,
} from '@skills-architect/contracts/personas';
import { CallFailure, notify, useChange } from '@skills-architect/portal-kit';
import { type ReactNode, useState } from 'react';
import { StepDialog } from './step-dialog';
import { describeSkipped, type ReviewStep, STEP_WORDS, warnOfEmpty } from './step-words';
import { useUndoStep } from './use-undo-step';

interface AskedStep {
  step: ReviewStep;
  selection: PersonaSelection;
  subject: string;
  /** How many of these personas have neither an industry role nor skills. */
  empty?: number | undefined;
  /** The versions that the user has read; with them a persona that has changed since is refused. */
  read?: Review['read'] | undefined;
  /** The screen has offered the step because it fits the state of the persona. */
  isOffered?: boolean;
}

interface ReviewStepsOptions {
  clientId: number | undefined;
  onDone?: () => void;
  /** The persona has changed since it was read. */
  onChanged?: () => void;
}

const isSeveral = (selection: PersonaSelection) => !('ids' in selection) || selection.ids.length > 1;
const isChangedSince = (failure: unknown) =>
  failure instanceof CallFailure && (failure.code === 'conflict' || failure.code === 'stale');

/** The steps of a review, for one persona or for a selection: each asks first, and can be undone. */
export const useReviewSteps = ({ clientId, onDone, onChanged }: ReviewStepsOptions) => {
  const [asked, setAsked] = useState<AskedStep>();
  const [keptText, setKeptText] = useState('');
  const send = useChange(sendForReview);
  const withdraw = useChange(withdrawFromReview);
  const approve = useChange(approvePersonas);
  const refuse = useChange(refusePersonas);
  const { report } = useUndoStep(clientId);
  const isRunning = [send, withdraw, approve, refuse].some((change) => change.isRunning);

  const run = ({ step, selection, read }: AskedStep, client: number, text: string) => {
    const query = { clientId: client };
    const body = { selection, read };
    if (step === 'send') return send.run({ query, body: { ...body, message: text } });
    if (step === 'refuse') return refuse.run({ query, body: { ...body, reason: text } });
    return (step === 'approve' ? approve : withdraw).run({ query, body });
  };
  const confirm = async (step: AskedStep, text: string) => {
    if (clientId === undefined) return;
    try {
      const result = await run(step, clientId, text);
      setAsked(undefined);
      setKeptText('');
      onDone?.();
      await report(STEP_WORDS[step.step].done, result, describeSkipped(result.left, step.isOffered));
    } catch (failure) {
      if (!onChanged || !isChangedSince(failure)) return notify(failure);
      // What was typed stays for the next try, after the user has read the current version.
      setKeptText(text);
      setAsked(undefined);
      onChanged();
    }
  };
  const dialog: ReactNode = asked && (
    <StepDialog
      step={asked.step}
      subject={asked.subject}
      isSelection={isSeveral(asked.selection)}
      warning={warnOfEmpty(asked.step, asked.empty ?? 0, isSeveral(asked.selection))}
      text={keptText}
      isRunning={isRunning}
      onConfirm={(text) => void confirm(asked, text)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { ask: setAsked, dialog };
};
