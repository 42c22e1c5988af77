import type { PageDescriptor } from '@seleta/shell'
import { passoSegmentos, paths } from '@seleta/shell'
import { Box, Drawer, IconButton, Kbd, Link as TextLink, Typography } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import { Link } from 'react-router-dom'
import { useSingleKeys } from '../../queries/single-keys'
import { pageGuides, wizardGuide } from '../../rules/page-guides'
import type { ShortcutLine } from '../../rules/shortcut-table'
import { frameShortcuts, pageShortcuts, revisaoShortcuts, wizardShortcuts } from '../../rules/shortcut-table'

/** Help: a short guide of the open page, and the keys (product 10). */
export default function HelpDrawer({
  page,
  title,
  onClose,
}: {
  page: PageDescriptor
  title: string
  onClose: () => void
}) {
  const isWizard = isWizardStep(page)
  const guide = pageGuides[page.id] ?? (isWizard ? wizardGuide : [])
  const own = pageShortcuts[page.id] ?? (isWizard ? wizardShortcuts : [])
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'ajuda-titulo', sx: { width: 400, maxWidth: '100%' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 6, py: 3 }}>
        <Typography id="ajuda-titulo" variant="h2">
          Ajuda
        </Typography>
        <IconButton aria-label="Fechar ajuda" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 6, pb: 8, display: 'grid', gap: 6 }}>
        {guide.length > 0 && <PageGuide title={title} lines={guide} />}
        <PageKeys own={own} revisao={revisaoShortcuts[page.id] ?? []} onLeave={onClose} />
      </Box>
    </Drawer>
  )
}

function PageGuide({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby="ajuda-pagina">
      <Typography id="ajuda-pagina" variant="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ pl: 5, my: 2, display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </section>
  )
}

interface PageKeysProps {
  /** Keys of the open page, before those that hold everywhere. */
  readonly own: readonly ShortcutLine[]
  /** Keys of the review that lies over it. */
  readonly revisao: readonly ShortcutLine[]
  readonly onLeave: () => void
}

function PageKeys({ own, revisao, onLeave }: PageKeysProps) {
  const { hasSingleKeys } = useSingleKeys()
  return (
    <section aria-labelledby="ajuda-atalhos">
      <Typography id="ajuda-atalhos" variant="h3">
        Atalhos do teclado
      </Typography>
      {own.length > 0 && <Keymap label="Nesta página" lines={own} />}
      {revisao.length > 0 && <Keymap label="Em «Revisar»" lines={revisao} />}
      <Keymap label="Em toda parte" lines={frameShortcuts} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hasSingleKeys
          ? 'Os atalhos de uma tecla estão ligados.'
          : 'Os atalhos de uma tecla estão desligados.'}{' '}
        <TextLink component={Link} to={`${paths.configuracoes()}#atalhos`} onClick={onLeave}>
          Mudar em Configurações
        </TextLink>
      </Typography>
    </section>
  )
}

/** Every step of the wizard is a page whose id is its segment. */
function isWizardStep(page: PageDescriptor): boolean {
  return passoSegmentos.some((segmento) => segmento === page.id)
}

function Keymap({ label, lines }: { label: string; lines: readonly ShortcutLine[] }) {
  return (
    <>
      <Typography variant="subtitle2" component="h4" sx={{ mt: 3, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 3, my: 2 }}>
        {lines.map(({ keys, text }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

function Keys({ keys }: { keys: string }) {
  const presses = keys.split(' ')
  return presses.map((press) => (
    <Box key={press} component="span" sx={{ mr: 1 }}>
      {press.split('+').map((key) => (
        <Kbd key={key} style={{ marginRight: 2 }}>
          {key === 'Ctrl' && isApple() ? '⌘' : key}
        </Kbd>
      ))}
    </Box>
  ))
}
