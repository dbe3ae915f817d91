import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { ToggleButton } from '../toggle-button/toggle-button';

/** A panel with its heading. */
export interface AccordionItem {
  id: string;
  title: string;
  /** Right end of the heading: a count, a status; may contain buttons. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Ids of the open panels; omit for uncontrolled use. */
  open?: readonly string[];
  onOpen?: (ids: string[]) => void;
  /** Initially open panels when uncontrolled. */
  startOpen?: readonly string[];
  /** Heading level. */
  level?: 2 | 3 | 4;
}

/** Collapsible panels. Closed content is not rendered. */
export function Accordion({ items, open, onOpen, startOpen = [], level = 3 }: AccordionProps) {
  const id = useId();
  const [uncontrolledOpen, setUncontrolledOpen] = useState<readonly string[]>(startOpen);
  const openIds = open ?? uncontrolledOpen;
  const toggle = (item: string) => {
    const next = openIds.includes(item) ? openIds.filter((other) => other !== item) : [...openIds, item];
    setUncontrolledOpen(next);
    onOpen?.(next);
  };
  const HeadingTag = `h${level}` as const;
  return (
    <chakra.div borderWidth="1px" rounded="md" bg="bg.panel" overflow="hidden">
      {items.map((item, index) => {
        const isOpen = openIds.includes(item.id);
        return (
          <chakra.div key={item.id} borderTopWidth={index ? '1px' : '0'}>
            <chakra.div display="flex" alignItems="center" pe="3" _hover={{ bg: 'bg.hover' }}>
              <chakra.div asChild flex="1" minW="0">
                <HeadingTag>
                  <ToggleButton
                    id={`${id}-${item.id}`}
                    open={isOpen}
                    onToggle={() => toggle(item.id)}
                    aria-controls={isOpen ? `${id}-${item.id}-panel` : undefined}
                    display="flex"
                    w="full"
                    minH="10"
                    px="3"
                    py="2"
                    rounded="none"
                    outlineOffset="-2px"
                  >
                    {item.title}
                  </ToggleButton>
                </HeadingTag>
              </chakra.div>
              {item.aside}
            </chakra.div>
            {isOpen && (
              <chakra.div
                role="region"
                id={`${id}-${item.id}-panel`}
                aria-labelledby={`${id}-${item.id}`}
                px="4"
                pt="1"
                pb="4"
              >
                {item.content}
              </chakra.div>
            )}
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
