import type { SkillMap } from '@skills-architect/contracts/personas';
import { chakra, Icon, TextLink } from '@skills-architect/ui-kit';

interface MapTrailProps {
  map: Pick<SkillMap, 'department' | 'persona'>;
  onGo: (zoom: { department?: number }) => void;
}

/** Where the map is zoomed to; every earlier step is a link back. */
export function MapTrail({ map: { department, persona }, onGo }: MapTrailProps) {
  const steps = [
    { name: 'Whole company', zoom: {} },
    ...(department ? [{ name: department.personaGroupName, zoom: { department: department.personaGroupId } }] : []),
    ...(persona ? [{ name: persona.personaName, zoom: {} }] : []),
  ];
  return (
    <nav aria-label="Path">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1">
        {steps.map(({ name, zoom }, index) => (
          <chakra.li key={name} display="flex" alignItems="center" gap="1">
            {index > 0 && (
              <chakra.span color="fg.muted">
                <Icon name="chevronRight" size="3" />
              </chakra.span>
            )}
            {index === steps.length - 1 ? (
              <chakra.span aria-current="location" fontWeight="medium">
                {name}
              </chakra.span>
            ) : (
              <TextLink asChild>
                <button type="button" onClick={() => onGo(zoom)}>
                  {name}
                </button>
              </TextLink>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  );
}
