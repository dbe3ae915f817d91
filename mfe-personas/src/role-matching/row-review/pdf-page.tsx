import { Box, chakra } from '@skills-architect/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { DocumentView } from './document-text';
import type { PDFDocumentProxy } from './open-pdf';

interface PdfPageProps extends DocumentView {
  pdf: PDFDocumentProxy;
  /** From 0. */
  page: number;
  blockId: (block: number) => string;
}

/** Pixels per point; sharp at half the window's width. */
const SCALE = 2;
const A4 = { width: 595, height: 842 };

/** Draws a page once it comes near the window. */
const usePage = (pdf: PDFDocumentProxy, page: number) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(A4);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let cancel = () => {};
    const draw = async () => {
      const pdfPage = await pdf.getPage(page + 1);
      const { width, height } = pdfPage.getViewport({ scale: 1 });
      setSize({ width, height });
      const viewport = pdfPage.getViewport({ scale: SCALE });
      element.width = viewport.width;
      element.height = viewport.height;
      const drawing = pdfPage.render({ canvas: element, viewport });
      cancel = () => drawing.cancel();
      await drawing.promise;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Unmounting while drawing cancels the page.
        draw().catch(console.debug);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [pdf, page]);
  return { canvas, size };
};

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** One page, with its blocks as areas that can be selected. */
export function PdfPage({ pdf, page, blocks, highlights, selection, shown, blockId }: PdfPageProps) {
  const { canvas, size } = usePage(pdf, page);
  return (
    <Box position="relative" mb="3" borderWidth="1px" rounded="md" overflow="hidden">
      <chakra.canvas
        ref={canvas}
        aria-hidden
        display="block"
        w="full"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
      {blocks.map((block, index) => {
        if (block.page !== page || !block.box) return null;
        const { left, top, right, bottom } = block.box;
        const fields = highlights.filter((highlight) => highlight.block === index).map(({ field }) => field);
        const isShown = shown !== undefined && fields.includes(shown);
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a document never move
            key={index}
            id={blockId(index)}
            data-block={index}
            role="option"
            aria-label={block.text}
            aria-selected={selection.isSelected(index)}
            position="absolute"
            rounded="md"
            cursor="pointer"
            // The page below keeps its own colours too.
            forcedColorAdjust="none"
            borderWidth={selection.isSelected(index) || isShown ? '2px' : '0'}
            borderColor={selection.isSelected(index) ? 'category.digital' : 'accent.solid'}
            style={{
              left: percent(left, size.width),
              top: percent(top, size.height),
              width: percent(right - left, size.width),
              height: percent(bottom - top, size.height),
            }}
            _before={
              fields.length
                ? {
                    content: '""',
                    position: 'absolute',
                    inset: '0',
                    bg: 'category.functional',
                    opacity: isShown ? 0.35 : 0.18,
                  }
                : undefined
            }
            _hover={{ outlineWidth: '1px', outlineStyle: 'solid', outlineColor: 'accent.solid' }}
          />
        );
      })}
    </Box>
  );
}
