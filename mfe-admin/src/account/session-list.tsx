import { formatWhen } from '@skills-architect/contracts/locale';
import { endOwnSession, listOwnSessions, type OwnSession } from '@skills-architect/contracts/portal';
import { askConfirm, notify, useCall, useChange } from '@skills-architect/portal-kit';
import { Button, LoadError, Panel, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { browserName } from './browser-name';

const columns = (end: (session: OwnSession) => void, isEnding: boolean): Column<OwnSession>[] => [
  {
    id: 'browser',
    title: 'Browser',
    rowHeader: true,
    cell: ({ browser, isCurrent }) => (
      <Stack gap="1" align="flex-start">
        <Text>{browserName(browser)}</Text>
        {isCurrent && <StatusBadge tone="done">This session</StatusBadge>}
      </Stack>
    ),
  },
  {
    id: 'address',
    title: 'Address',
    narrow: 'labelled',
    width: '18%',
    cell: ({ address }) => address ?? <Quiet>Unknown</Quiet>,
  },
  {
    id: 'startedAt',
    title: 'Signed In',
    narrow: 'labelled',
    width: '20%',
    cell: ({ startedAt }) => (startedAt ? formatWhen(startedAt) : <Quiet>Unknown</Quiet>),
  },
  { id: 'usedAt', title: 'Last Used', narrow: 'labelled', width: '20%', cell: ({ usedAt }) => formatWhen(usedAt) },
  {
    id: 'end',
    title: 'Action',
    hideTitle: true,
    width: '12%',
    align: 'end',
    cell: (session) =>
      session.isCurrent ? null : (
        <Button
          size="sm"
          disabled={isEnding}
          aria-label={`End the session in ${browserName(session.browser)}`}
          onClick={() => end(session)}
        >
          End
        </Button>
      ),
  },
];

/** The user's open sessions; each but this one can be ended. */
export function SessionList() {
  const read = useCall(listOwnSessions, {});
  const ending = useChange(endOwnSession);
  const end = async (session: OwnSession) => {
    const text = `End the session in ${browserName(session.browser)}? What is not saved there is lost.`;
    const agreed = await askConfirm({ title: 'End Session', text, yes: 'End Session', no: 'Cancel', loss: true });
    if (!agreed) return;
    try {
      await ending.run({ params: { sessionId: session.sessionId } });
      notify('The session has ended', { variant: 'success' });
    } catch (failure) {
      notify(failure);
    }
    read.retry();
  };
  return (
    <Panel title="Open Sessions">
      <DataTable
        caption="Open sessions"
        columns={columns((session) => void end(session), ending.isRunning)}
        rows={read.data?.sessions}
        rowKey={({ sessionId }) => sessionId}
        rowLabel={({ browser }) => browserName(browser)}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        skeletonRows={2}
      />
    </Panel>
  );
}
