import {
  type CareerStep,
  getCareerPath,
  listCareerRoles,
  MAX_CAREER_STEPS,
} from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { nameHint, ShownName } from '@skills-architect/library-kit';
import { useCall, useCallPages } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, EmptyState, Loaded, Skeleton, Stack } from '@skills-architect/ui-kit';
import { Picker, type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { describeStep } from './career-texts';
import { StepSkills } from './step-dialog';

interface PathDialogProps {
  from: RoleSummary;
  onGo: (roleId: number) => void;
  onClose: () => void;
}

const toOption = ({ roleId, roleName, nameLanguage, functionName, source }: RoleSummary): PickerOption => ({
  value: roleId,
  label: roleName,
  hint: nameHint(nameLanguage, functionName, source),
});

/** Pop-up that finds the steps from one role to another. */
export function PathDialog({ from, onGo, onClose }: PathDialogProps) {
  const [text, setText] = useState('');
  const [target, setTarget] = useState<PickerOption | null>(null);
  const candidates = useCallPages(listCareerRoles, {
    key: text,
    input: (offset) => ({ query: { name: text, offset } }),
    rows: ({ roles }) => roles,
    total: ({ total }) => total,
  });
  const toRoleId = Number(target?.value ?? 0);
  const path = useCall(getCareerPath, target ? { params: { roleId: from.roleId, toRoleId } } : undefined);
  return (
    <Dialog
      open
      size="lg"
      title={`A path from ${from.roleName}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="5">
        <Picker
          label="To the role"
          placeholder="Search roles"
          options={candidates.rows.filter(({ roleId }) => roleId !== from.roleId).map(toOption)}
          onSearch={setText}
          value={target}
          onChange={setTarget}
          {...toPagedPickerProps(candidates)}
        />
        {target && (
          <Loaded result={path} waiting={<Skeleton lines={6} label="Searching for a path" />}>
            {({ steps }) =>
              steps.length === 0 ? (
                <EmptyState icon="graph">
                  No path of at most {MAX_CAREER_STEPS} steps leads from {from.roleName} to {target.label}.
                </EmptyState>
              ) : (
                <Steps steps={steps} onGo={onGo} />
              )
            }
          </Loaded>
        )}
      </Stack>
    </Dialog>
  );
}

function Steps({ steps, onGo }: { steps: readonly CareerStep[]; onGo: (roleId: number) => void }) {
  return (
    <chakra.ol display="grid" gap="3" aria-label="Steps">
      {steps.map((step, index) => (
        <chakra.li key={step.to.roleId} borderWidth="1px" rounded="md" p="3">
          <chakra.details open={steps.length === 1}>
            <chakra.summary cursor="pointer" fontWeight="medium">
              {index + 1}. <ShownName name={step.to.roleName} language={step.to.nameLanguage} />
              <chakra.span color="fg.muted" fontWeight="normal">
                {' · '}
                {describeStep({ toGain: step.gain.length, toRaise: step.raise.length, there: step.there.length })}
              </chakra.span>
            </chakra.summary>
            <Stack gap="3" pt="3">
              <StepSkills step={step} />
              <Button size="sm" alignSelf="start" onClick={() => onGo(step.to.roleId)}>
                Show its careers
              </Button>
            </Stack>
          </chakra.details>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
