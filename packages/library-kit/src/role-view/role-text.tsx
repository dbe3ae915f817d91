import { parseWorkFunctions, type Role } from '@skills-architect/contracts/roles';
import { Heading, Stack, Text } from '@skills-architect/ui-kit';
import { DutyList } from '@skills-architect/ui-kit/extra';
import { ShownName } from '../shown-name/shown-name';

interface RoleTextProps {
  role: Pick<
    Role,
    | 'roleDescription'
    | 'descriptionLanguage'
    | 'roleandResponsibilities'
    | 'subsector'
    | 'subsectorLanguage'
    | 'functionName'
    | 'functionLanguage'
  >;
  /** Heading above the description. */
  title: string;
  /** Heading level; headings below it are h4. */
  titleAs?: 'h3' | 'h4';
  /** Heading above the duties. */
  duties: string;
}

/** A role of the library: its department, description and duties. */
export function RoleText({ role, title, titleAs = 'h4', duties }: RoleTextProps) {
  const { roleDescription, descriptionLanguage, roleandResponsibilities, subsector, functionName } = role;
  const separator = subsector && functionName ? ', ' : '';
  const functions = parseWorkFunctions(roleandResponsibilities);
  return (
    <>
      <Stack gap="1">
        <Heading as={titleAs}>{title}</Heading>
        <Text color="fg.muted">
          <ShownName name={subsector} language={role.subsectorLanguage} />
          {separator}
          <ShownName name={functionName} language={role.functionLanguage} />
        </Text>
        <Text whiteSpace="pre-wrap">
          {roleDescription ? (
            <ShownName name={roleDescription} language={descriptionLanguage} />
          ) : (
            'The library has no description of this role.'
          )}
        </Text>
      </Stack>
      {functions.length > 0 && (
        <Stack gap="2">
          <Heading as="h4">{duties}</Heading>
          <DutyList label={duties} duties={functions} />
        </Stack>
      )}
    </>
  );
}
