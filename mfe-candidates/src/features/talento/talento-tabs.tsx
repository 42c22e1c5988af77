import { useCan } from '@seleta/api-client'
import type { Operation } from '@seleta/contract/routes'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Tab, Tabs } from '@seleta/ui/core'
import type { ComponentType } from 'react'
import { DadosPessoaisTab } from './dados-pessoais-tab'
import { ExperienciaTab } from './experiencia-tab'
import { FormacaoTab } from './formacao-tab'
import { HistoricoTab } from './historico-tab'
import { ParticipacoesTab } from './participacoes-tab'
import { ON_SHORT_PHONE } from './short-phone'
import { TestesTab } from './testes-tab'
import { VideoTab } from './video-tab'

export interface TabProps {
  readonly talento: Talento
}

/** In the order of spec section 2, candidate detail modal; notes and timeline come last (product 40). */
const TABS = [
  { id: 'dados', label: 'Dados pessoais', Content: DadosPessoaisTab },
  { id: 'experiencia', label: 'Experiência', Content: ExperienciaTab },
  { id: 'formacao', label: 'Formação', Content: FormacaoTab },
  { id: 'testes', label: 'Testes', Content: TestesTab, needs: 'listTestesDoTalento' },
  { id: 'video', label: 'Vídeo CV', Content: VideoTab },
  { id: 'participacoes', label: 'Participações', Content: ParticipacoesTab },
  { id: 'historico', label: 'Notas e histórico', Content: HistoricoTab },
] as const satisfies readonly {
  id: string
  label: string
  Content: ComponentType<TabProps>
  needs?: Operation
}[]

export type TalentoTab = (typeof TABS)[number]['id']

interface TabsProps extends TabProps {
  /** Stays when the next person comes (audit P5). */
  readonly open: TalentoTab
  readonly onOpen: (tab: TalentoTab) => void
}

export function TalentoTabs({ talento, open, onOpen }: TabsProps) {
  const can = useCan()
  const tabs = TABS.filter((tab) => !('needs' in tab) || can(tab.needs))
  const { Content } = tabs.find(({ id }) => id === open) ?? TABS[0]
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, id: TalentoTab) => onOpen(id)}
        variant="scrollable"
        aria-label="Detalhes"
        sx={{
          px: { xs: 2, sm: 4 },
          borderBottom: 1,
          borderColor: 'divider',
          flex: 'none',
          [ON_SHORT_PHONE]: { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
        }}
      >
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} id={`aba-${id}`} aria-controls={`painel-${id}`} label={label} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`painel-${open}`}
        aria-labelledby={`aba-${open}`}
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: { xs: 4, sm: 6 },
          py: 6,
          [ON_SHORT_PHONE]: { flex: 'none', overflowY: 'visible' },
        }}
      >
        <Content talento={talento} />
      </Box>
    </>
  )
}
