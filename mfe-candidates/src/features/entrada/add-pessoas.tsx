import { useSearchParams } from '@seleta/shell'
import { Button, Menu, MenuItem } from '@seleta/ui/core'
import { ChevronDownIcon, UserPlusIcon } from '@seleta/ui/icons'
import { Suspense, lazy, useState } from 'react'

// Only who asks for them pays for them.
const PessoaDialog = lazy(() => import('./pessoa-dialog').then((m) => ({ default: m.PessoaDialog })))
const ImportacaoDialog = lazy(() =>
  import('../importacao/importacao-dialog').then((m) => ({ default: m.ImportacaoDialog })),
)

/** In the address, so that a reload in the middle of an import comes back to it. */
const PARAM = 'importacao'

/**
 * «Adicionar pessoas»: one by hand, or many from a file (product 42).
 * @param campanhaId the campaign on screen; null in the basket
 */
export function AddPessoas({ campanhaId }: { readonly campanhaId: number | null }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isEntering, setEntering] = useState(false)
  const [params, setParams] = useSearchParams()
  const importacao = params.get(PARAM)
  const setImportacao = (value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(PARAM)
        else next.set(PARAM, value)
        return next
      },
      { replace: importacao !== null && value !== null },
    )
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<UserPlusIcon size={18} />}
        endIcon={<ChevronDownIcon size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Adicionar pessoas
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setEntering(true)
          }}
        >
          Cadastrar uma pessoa
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setImportacao('nova')
          }}
        >
          Importar planilha (CSV)
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {isEntering ? <PessoaDialog campanhaId={campanhaId} onClose={() => setEntering(false)} /> : null}
        {importacao === null ? null : (
          <ImportacaoDialog
            id={/^\d+$/.test(importacao) ? Number(importacao) : null}
            campanhaId={campanhaId}
            onId={(id) => setImportacao(id === null ? 'nova' : String(id))}
            onClose={() => setImportacao(null)}
          />
        )}
      </Suspense>
    </>
  )
}
