import { Box, Link } from '@seleta/ui/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AppearanceSection } from '../features/configuracoes/appearance-section'
import { EmpresaSection, RemetenteSection } from '../features/configuracoes/empresa-sections'
import { MeusDadosSection } from '../features/configuracoes/meus-dados-section'
import { MotivosSection } from '../features/configuracoes/motivos-section'
import { OrigensSection } from '../features/configuracoes/origens-section'
import { RetencaoSection } from '../features/configuracoes/retencao-section'
import { UsuariosSection } from '../features/configuracoes/usuarios-section'
import { SecuritySection } from '../features/configuracoes/security-section'
import { ShortcutsSection } from '../features/configuracoes/shortcuts-section'

const index = [
  { id: 'meus-dados', title: 'Meus dados' },
  { id: 'seguranca', title: 'Segurança' },
  { id: 'empresa', title: 'Empresa' },
  { id: 'pessoas', title: 'Pessoas' },
  { id: 'mensagens', title: 'Mensagens' },
  { id: 'motivos', title: 'Motivos' },
  { id: 'retencao', title: 'Retenção de dados' },
  { id: 'origens', title: 'Origens automáticas' },
  { id: 'aparencia', title: 'Aparência' },
  { id: 'atalhos', title: 'Atalhos de uma tecla' },
] as const

/** /dashboard/configuracoes (product 7, design 2). */
export default function ConfiguracoesPage() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 12 }}>
      <Box
        component="nav"
        aria-label="Seções das configurações"
        sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 96, flex: 'none', width: 200 }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {index.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                underline="hover"
                sx={{ display: 'block', py: 1.5, color: 'text.secondary', typography: 'subtitle2' }}
              >
                {title}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, maxWidth: 760, display: 'grid', gap: 6 }}>
        <MeusDadosSection />
        <SecuritySection />
        <EmpresaSection />
        <UsuariosSection />
        <RemetenteSection />
        <MotivosSection />
        <RetencaoSection />
        <OrigensSection />
        <AppearanceSection />
        <ShortcutsSection />
      </Box>
    </Box>
  )
}
