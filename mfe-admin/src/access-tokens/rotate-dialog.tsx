import { type AccessToken, FORMER_HOURS, rotateAccessToken, TOKEN_DAYS } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, Dialog, SelectField, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { dayOptions, FORMER_LABELS } from './token-texts';

interface RotateDialogProps {
  userId: number;
  token: AccessToken;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Gives a token a new secret, while the former one may go on working until programs have the new one. */
export function RotateDialog({ userId, token, onRotated, onClose }: RotateDialogProps) {
  const [formerHours, setFormerHours] = useState<(typeof FORMER_HOURS)[number]>(24);
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(90);
  const rotating = useChange(rotateAccessToken);
  const rotate = async () => {
    try {
      const { secret } = await rotating.run({
        params: { userId, tokenId: token.tokenId },
        body: { formerHours, days },
      });
      onRotated(secret);
    } catch (failure) {
      notify(failure);
    }
  };
  return (
    <Dialog
      open
      title="Rotate Access Token"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={rotating.isRunning} onClick={() => void rotate()}>
            Rotate
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{token.name} gets a new secret, which is shown once. Its calls and addresses stay.</Text>
        <SelectField
          label="Former secret"
          options={FORMER_HOURS.map((value) => ({ value, label: FORMER_LABELS[value] ?? '' }))}
          value={formerHours}
          onChange={({ target }) => setFormerHours(FORMER_HOURS.find((hours) => String(hours) === target.value) ?? 24)}
        />
        <SelectField
          label="New secret expires after"
          options={dayOptions(TOKEN_DAYS)}
          value={days}
          onChange={({ target }) => setDays(TOKEN_DAYS.find((offered) => String(offered) === target.value) ?? 90)}
        />
      </Stack>
    </Dialog>
  );
}
