import {
  type DeadLetter,
  discardDeadLetters,
  listDeadLetters,
  resendDeadLetters,
} from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { askConfirm, notify, useCall, useChange, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';

const countMessages = (count: number) => formatCount(count, 'message');

/** The dead letters of a connector and their actions; page and size are in the query string. */
export function useDeadLetters(connector: string) {
  const [state, change] = useQueryState({ ...LIST_START });
  const request = buildListRequest(state, ['deadAt']);
  const { pagesize, offset } = request;
  const params = { connector };
  const { data, error, isRefreshing, retry } = useCall(
    listDeadLetters,
    { params, query: { pagesize, offset } },
    { keepPreviousData: true },
  );
  const resending = useChange(resendDeadLetters);
  const discarding = useChange(discardDeadLetters);
  const total = data?.total ?? 0;

  /** Acts on one dead letter, or on all of the connector when `letter` is undefined; asks for confirmation first. */
  const askAndAct = async (what: 'resend' | 'discard', letter?: DeadLetter) => {
    const subject = letter?.title ?? (total === 1 ? 'the only message' : `all ${countMessages(total)}`);
    const isLoss = what === 'discard';
    const agreed = await askConfirm({
      title: isLoss ? 'Discard Dead Letters' : 'Send Again',
      text: isLoss
        ? `Discard ${subject}? ${connector} will never get ${letter || total === 1 ? 'it' : 'them'}.`
        : `Send ${subject} to ${connector} again?`,
      yes: isLoss ? 'Discard' : 'Send Again',
      no: 'Cancel',
      loss: isLoss,
    });
    if (!agreed) return;
    const input = { params, body: letter ? { keys: [letter.key] } : {} };
    try {
      const text = isLoss
        ? `${countMessages((await discarding.run(input)).discarded)} discarded`
        : `${countMessages((await resending.run(input)).resent)} queued again`;
      notify(text, { variant: 'success' });
    } catch (failure) {
      notify(failure);
    }
    retry();
  };

  const { pager } = buildListControls(request, data, change);
  return {
    letters: data?.deadLetters,
    total,
    error,
    isRefreshing,
    retry,
    pager,
    isActing: resending.isRunning || discarding.isRunning,
    resend: (letter?: DeadLetter) => void askAndAct('resend', letter),
    discard: (letter?: DeadLetter) => void askAndAct('discard', letter),
  };
}
