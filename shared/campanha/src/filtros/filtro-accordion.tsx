import { Box } from '@seleta/ui/core'
import { Accordion, AccordionDetails, AccordionSummary } from '@seleta/ui/form'
import { ChevronDownIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'

interface Props {
  readonly label: string
  /** Options that are on. */
  readonly count: number
  readonly children: ReactNode
}

/** One category of the panel; open from the start when something in it is on. */
export function FiltroAccordion({ label, count, children }: Props) {
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, open) => setOpen(open)}
      slotProps={{ heading: { component: 'h4' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ px: 4 }}>
        {label}
        {count > 0 ? (
          <Box component="span" sx={{ ml: 2, color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Box>
        ) : null}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 4 }}>{children}</AccordionDetails>
    </Accordion>
  )
}
