import type { CareerRole } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { chakra, Icon } from '@skills-architect/ui-kit';
import type { CSSProperties } from 'react';
import { describeStep, getStepName } from './career-texts';

const Box = chakra('div', {
  base: {
    position: 'absolute',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    rounded: 'md',
    fontSize: 'sm',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    '&[data-root]': { borderColor: 'accent.solid', borderWidth: '2px', bg: 'accent.subtle' },
  },
});
const BoxButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    px: '2',
    textAlign: 'start',
    bg: 'transparent',
    cursor: 'pointer',
    outlineOffset: '-2px',
    '&:hover': { bg: 'bg.hover' },
  },
});
const Line = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& svg': { display: 'inline', verticalAlign: '-0.125em' },
  },
});
const Name = chakra('span', {
  base: { fontWeight: 'medium', lineHeight: '1.25', overflow: 'hidden', display: '-webkit-box', lineClamp: 2 },
});

interface RoleNodeProps {
  role: RoleSummary | CareerRole;
  style: CSSProperties;
  onGo: (roleId: number) => void;
  onStep: (roleId: number) => void;
}

/** A role of the graph. Clicking its name moves it to the middle; its last line says which skills are missing. */
export function RoleNode({ role, style, onGo, onStep }: RoleNodeProps) {
  const { roleId, roleName, nameLanguage, functionName } = role;
  const name = (
    <Name>
      <ShownName name={roleName} language={nameLanguage} />
    </Name>
  );
  const department = (
    <Line color="fg.muted">
      <Icon name="tag" size="3" /> {functionName}
    </Line>
  );
  if (!('direction' in role))
    return (
      <Box
        role="listitem"
        style={style}
        data-root=""
        data-role={roleId}
        tabIndex={-1}
        aria-current="true"
        px="2"
        py="2"
        title={roleName}
      >
        {name}
        {department}
      </Box>
    );
  return (
    <Box role="listitem" style={style}>
      <BoxButton
        type="button"
        flex="1"
        py="2"
        title={roleName}
        aria-label={`${roleName} ${functionName}, ${getStepName(role)}`}
        data-role={roleId}
        onClick={() => onGo(roleId)}
      >
        {name}
        {department}
      </BoxButton>
      <BoxButton
        type="button"
        py="1"
        color="accent.fg"
        borderTopWidth="1px"
        aria-label={`What is missing for ${roleName}: ${describeStep(role)}`}
        onClick={() => onStep(roleId)}
      >
        <Line>{describeStep(role)}</Line>
      </BoxButton>
    </Box>
  );
}
