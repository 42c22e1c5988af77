import { FormControlLabel, Typography } from '@seleta/ui/core'
import { Switch } from '@seleta/ui/form'
import { useSingleKeys } from '../../queries/single-keys'
import { ConfiguracoesSection } from './configuracoes-section'

export const SHORTCUTS_TITLE = 'Atalhos de uma tecla'

/** «Atalhos de uma tecla»: WCAG 2.1.4 wants a way to turn them off. Ctrl+K stays. */
export function ShortcutsSection() {
  const { hasSingleKeys, setHasSingleKeys } = useSingleKeys()
  return (
    <ConfiguracoesSection id="atalhos" title={SHORTCUTS_TITLE}>
      <div>
        <FormControlLabel
          label="Usar atalhos de uma tecla"
          control={<Switch checked={hasSingleKeys} onChange={(_, isOn) => setHasSingleKeys(isOn)} />}
        />
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '70ch' }}>
          Letras como J, K e X movem e selecionam itens nas listas. Desligue se você usa comandos de voz ou se
          elas atrapalham. Ctrl+K continua funcionando.
        </Typography>
      </div>
    </ConfiguracoesSection>
  )
}
