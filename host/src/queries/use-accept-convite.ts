import { FALTA_NOME } from '@seleta/contract/faltas'
import { CallError, request, useMutation } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewPasswordFault } from '../rules/new-password'
import { checkNewPassword } from '../rules/new-password'

interface Wrong extends NewPasswordFault {
  readonly nome?: string
}

/**
 * Accepting an invitation with the name and the password that stand in the fields; the first that is wrong takes the
 * focus, and success leads to the sign-in (product 7).
 * @param token of the link
 */
export function useAcceptConvite(token: string) {
  const navigate = useNavigate()
  const nomeRef = useRef<HTMLInputElement>(null)
  const senhaRef = useRef<HTMLInputElement>(null)
  const repeatedRef = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})

  const show = (found: Wrong) => {
    setWrong(found)
    if (found.nome !== undefined) nomeRef.current?.focus()
    else if (found.senha !== undefined) senhaRef.current?.focus()
    else if (found.repeated !== undefined) repeatedRef.current?.focus()
  }
  const accept = useMutation({
    mutationFn: (body: { nome: string; senha: string }) =>
      request('acceptConvite', { body: { token, ...body } }),
    onSuccess: () =>
      navigate(paths.login(), {
        replace: true,
        state: { aviso: 'Conta criada. Entre com seu e-mail e sua senha.' },
      }),
    onError: (error) => {
      if (error instanceof CallError) show({ ...pick(error.campos, 'nome'), ...pick(error.campos, 'senha') })
    },
  })
  const submit = () => {
    const nome = nomeRef.current?.value.trim() ?? ''
    const senha = senhaRef.current?.value ?? ''
    const found = {
      ...(nome === '' ? { nome: FALTA_NOME } : {}),
      ...checkNewPassword(senha, repeatedRef.current?.value ?? ''),
    }
    show(found)
    if (Object.keys(found).length === 0 && !accept.isPending) accept.mutate({ nome, senha })
  }
  return { accept, wrong, nomeRef, senhaRef, repeatedRef, submit }
}

function pick(campos: Readonly<Record<string, string>>, name: 'nome' | 'senha') {
  const text = campos[name]
  return text === undefined ? {} : { [name]: text }
}
