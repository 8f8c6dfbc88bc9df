import type { contract } from '../contract.ts'
import { companyStatus } from '../demo/companyStatus.ts'
import { ofMember, type Scene } from '../demo/scene.ts'
import type { Handlers } from '../kernel/endpoint.ts'

export const kycMock: Handlers<typeof contract, Scene>['kyc'] = {
  status(scene) {
    const { mode, identity, address, companyDocuments: documents } = ofMember(scene).organization
    return {
      data: {
        mode,
        identity: { ...identity, document_type: identity.status === 'not-submitted' ? null : 'nin', attempts_left: 5 },
        address: { ...address, partner_type: mode },
        ...(mode === 'business' ? { company: { status: companyStatus(documents), documents } } : {}),
      },
    }
  },
}
