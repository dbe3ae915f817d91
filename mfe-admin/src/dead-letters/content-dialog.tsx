import { getDeadLetter } from '@skills-architect/contracts/admin';
import { formatWhen } from '@skills-architect/contracts/locale';
import { useCall } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Loaded, Skeleton, Stack } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

export interface ContentDialogProps {
  connector: string;
  letterKey: string;
  onClose: () => void;
}

/** A dead letter with its payload. */
export function ContentDialog({ connector, letterKey, onClose }: ContentDialogProps) {
  const read = useCall(getDeadLetter, { params: { connector, key: letterKey } });
  return (
    <Dialog
      open
      size="lg"
      title={read.data?.title ?? 'Dead letter'}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded result={read} waiting={<Skeleton lines={8} label="Loading the message" />}>
        {({ method, path, content, tries, madeAt, deadAt, lastError, key }) => (
          <Stack gap="4">
            <FactList
              facts={[
                { name: 'Last Error', value: lastError },
                { name: 'Made At', value: formatWhen(madeAt) },
                { name: 'Given Up At', value: formatWhen(deadAt) },
                { name: 'Tries', value: String(tries) },
                { name: 'Request', value: `${method} ${path}` },
                { name: 'Idempotency Key', value: key },
              ]}
            />
            <chakra.pre fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {JSON.stringify(content, null, 2)}
            </chakra.pre>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
