import { notify } from '@skills-architect/portal-kit';
import { chakra } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { markdownStyles } from './markdown-styles';

/** A Markdown text, rendered. The renderer is loaded when one is shown. */
export function Markdown({ text, label }: { text: string; label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    import('./render-markdown').then(({ renderMarkdown }) => {
      if (isShown) box.current?.replaceChildren(renderMarkdown(text));
    }, notify);
    return () => {
      isShown = false;
    };
  }, [text]);
  return <chakra.div ref={box} css={markdownStyles} {...(label && { role: 'region', 'aria-label': label })} />;
}
