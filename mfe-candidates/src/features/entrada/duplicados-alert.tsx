import { talentoAlone } from '@seleta/contract/dashboard-addresses'
import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { Link as RouterLink, useLocation } from '@seleta/shell'
import { Alert, Link } from '@seleta/ui/core'
import { useRested } from '@seleta/ui/rest'
import { useMemo } from 'react'
import { useDuplicados } from '../../queries/entrada-queries'
import type { PessoaDraft } from '../../rules/pessoa-draft'

const PAUSE_MS = 400

/** Says before saving whom the data would go to, and who else has the same phone (product 42). */
export function DuplicadosAlert({ draft }: { readonly draft: PessoaDraft }) {
  // A text stands still when it is the same, which an object made anew never is.
  const rested = useRested(JSON.stringify(chavesOf(draft)), PAUSE_MS)
  // What was written a line above.
  const chaves = useMemo(() => JSON.parse(rested) as ReturnType<typeof chavesOf>, [rested])
  const duplicados = useDuplicados(chaves)
  const { pathname } = useLocation()
  const [first, ...rest] = duplicados
  const hasKey = chaves.email !== '' || chaves.telefone !== '' || chaves.cpf !== ''
  if (first === undefined || !hasKey) return <output />
  const nameOf = ({ identificador, nome }: typeof first) => (
    <Link
      component={RouterLink}
      to={pathname + talentoAlone(identificador)}
      target="_blank"
      rel="noopener"
      color="inherit"
    >
      {nome}
    </Link>
  )
  return (
    <output>
      <Alert severity={first.isMesma ? 'warning' : 'info'}>
        {first.isMesma ? (
          <>
            {nameOf(first)} já está na base ({MOTIVO_WORDS[first.motivo]}). Ao salvar, o que for novo vai para
            esse cadastro, e você pode separar depois.
          </>
        ) : (
          <>
            {[first, ...rest].map((pessoa, index) => (
              <span key={pessoa.identificador}>
                {index === 0 ? '' : ', '}
                {nameOf(pessoa)} ({MOTIVO_WORDS[pessoa.motivo]})
              </span>
            ))}
            : parece outra pessoa. Ao salvar, um cadastro novo é criado.
          </>
        )}
      </Alert>
    </output>
  )
}

const chavesOf = ({ nome, email, telefone, cpf }: PessoaDraft) => ({
  nome: nome.trim(),
  email: email.trim(),
  telefone,
  cpf,
})
