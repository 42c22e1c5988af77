import { talentoAlone } from '@seleta/contract/dashboard-addresses'
import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { Link as RouterLink, useLocation } from '@seleta/shell'
import { Alert, Link } from '@seleta/ui/core'
import { useEffect, useState } from 'react'
import { useDuplicados } from '../../queries/entrada-queries'
import type { PessoaDraft } from '../../rules/pessoa-draft'

const PAUSE_MS = 400

/** Says before saving whom the data would go to, and who else has the same phone (product 42). */
export function DuplicadosAlert({ draft }: { readonly draft: PessoaDraft }) {
  const chaves = useSettled({
    nome: draft.nome.trim(),
    email: draft.email.trim(),
    telefone: draft.telefone,
    cpf: draft.cpf,
  })
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

/** The value once it has rested: the server is not asked at every key. */
function useSettled<T extends object>(value: T): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    // What was written two lines above.
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
