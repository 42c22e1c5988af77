import { useCan } from '@seleta/api-client'
import type { Operation } from '@seleta/contract/routes'
import { Box, Link } from '@seleta/ui/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AcessoSection } from '../features/configuracoes/acesso-section'
import { AdministradoresSection } from '../features/configuracoes/administradores-section'
import { AvisosEmailSection } from '../features/configuracoes/avisos-email-section'
import { AppearanceSection } from '../features/configuracoes/appearance-section'
import { EmpresaSection, RemetenteSection } from '../features/configuracoes/empresa-sections'
import { FichasSection } from '../features/configuracoes/fichas-section'
import { MeusDadosSection } from '../features/configuracoes/meus-dados-section'
import { MotivosSection } from '../features/configuracoes/motivos-section'
import { OrigensSection } from '../features/configuracoes/origens-section'
import { RetencaoSection } from '../features/configuracoes/retencao-section'
import { UsuariosSection } from '../features/configuracoes/usuarios-section'
import { SecuritySection } from '../features/configuracoes/security-section'
import { SHORTCUTS_TITLE, ShortcutsSection } from '../features/configuracoes/shortcuts-section'
import { useUsuario } from '../queries/use-usuario'

interface Section {
  readonly id: string
  readonly title: string
  readonly needs?: Operation
}

/** What a section changes: whoever may not has none of it. */
const index: readonly Section[] = [
  { id: 'meus-dados', title: 'Meus dados' },
  { id: 'avisos-por-email', title: 'Avisos por e-mail', needs: 'listAvisos' },
  { id: 'seguranca', title: 'Segurança' },
  { id: 'empresa', title: 'Empresa', needs: 'updateEmpresa' },
  { id: 'pessoas', title: 'Pessoas', needs: 'listUsuarios' },
  { id: 'acesso', title: 'Acesso da empresa', needs: 'saveAcesso' },
  { id: 'mensagens', title: 'Mensagens', needs: 'updateEmpresa' },
  { id: 'motivos', title: 'Motivos', needs: 'createMotivo' },
  { id: 'fichas', title: 'Fichas de avaliação', needs: 'createFicha' },
  { id: 'retencao', title: 'Retenção de dados', needs: 'getRetencao' },
  { id: 'origens', title: 'Origens automáticas', needs: 'createChaveOrigens' },
  { id: 'aparencia', title: 'Aparência' },
  { id: 'atalhos', title: SHORTCUTS_TITLE },
]

/** /dashboard/configuracoes (product 7, design 2): until it is known who is here, what everybody may alone. */
export default function ConfiguracoesPage() {
  const { hash } = useLocation()
  const { isPending } = useUsuario()
  const isAllowed = useCan()
  const can = (operation: Operation) => !isPending && isAllowed(operation)
  const isOpen = ({ needs }: Section) => needs === undefined || can(needs)
  useEffect(() => {
    // Once all sections are there.
    if (hash !== '' && !isPending) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isPending])
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 12 }}>
      <Box
        component="nav"
        aria-label="Seções das configurações"
        sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 96, flex: 'none', width: 200 }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {index.filter(isOpen).map(({ id, title }) => (
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
        {can('listAvisos') && <AvisosEmailSection />}
        <SecuritySection />
        {isPending ? null : can('updateEmpresa') ? <EmpresaSection /> : <AdministradoresSection />}
        {can('listUsuarios') && <UsuariosSection />}
        {can('saveAcesso') && <AcessoSection />}
        {can('updateEmpresa') && <RemetenteSection />}
        {can('createMotivo') && <MotivosSection />}
        {can('createFicha') && <FichasSection />}
        {can('getRetencao') && <RetencaoSection />}
        {can('createChaveOrigens') && <OrigensSection />}
        <AppearanceSection />
        <ShortcutsSection />
      </Box>
    </Box>
  )
}
