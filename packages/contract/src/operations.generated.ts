// Generated from openapi/ by "npm run gen". Do not edit.

/** Every operation of the contract: where it answers, who may call it, what it makes stale. */
export const operations = {
  "listActivity": {
    "method": "get",
    "path": "/BackOffice/ActivityLog/ActivityLog",
    "area": "activity",
    "claims": [
      "Permission.BackOffice.Management.ActivityLog"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "createToken": {
    "method": "post",
    "path": "/BackOffice/Authentication/Token",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity"
    ]
  },
  "getBackgroundTask": {
    "method": "get",
    "path": "/BackOffice/BackgroundTask/BackgroundTask",
    "area": "tasks",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listBackgroundTasks": {
    "method": "get",
    "path": "/BackOffice/BackgroundTask/BackgroundTasks",
    "area": "tasks",
    "claims": [
      "Permission.BackOffice.Management.BackgroundTasks"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listMyTasks": {
    "method": "get",
    "path": "/BackOffice/BackgroundTask/MyTasks",
    "area": "tasks",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "retryBackgroundTask": {
    "method": "post",
    "path": "/BackOffice/BackgroundTask/Retry",
    "area": "tasks",
    "claims": [
      "Permission.BackOffice.Management.BackgroundTasks"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "tasks"
    ]
  },
  "listAvailabilities": {
    "method": "get",
    "path": "/BackOffice/Catalog/Availabilities",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Catalog.ProductList",
      "Permission.BackOffice.Cache.Product"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getProduct": {
    "method": "get",
    "path": "/BackOffice/Catalog/Product",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Catalog.ProductList"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getProductByEan": {
    "method": "get",
    "path": "/BackOffice/Catalog/ProductByEan",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Catalog.ProductList",
      "Permission.BackOffice.Cache.Product",
      "Permission.BackOffice.Public.DocumentsManage",
      "Permission.BackOffice.Cms.SalesManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listProducts": {
    "method": "get",
    "path": "/BackOffice/Catalog/Products",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Catalog.ProductList"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "refreshCachesAndCovers": {
    "method": "post",
    "path": "/BackOffice/Catalog/RefreshCachesAndCovers",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Cache.Product"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "tasks",
      "catalog"
    ]
  },
  "getCustomer": {
    "method": "get",
    "path": "/BackOffice/Customer/Customer",
    "area": "customers",
    "claims": [
      "Permission.BackOffice.Public.CustomersManage",
      "Permission.BackOffice.Cms.CustomersManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "setCustomerRole": {
    "method": "put",
    "path": "/BackOffice/Customer/Customer",
    "area": "customers",
    "claims": [
      "Permission.BackOffice.Public.CustomersManage",
      "Permission.BackOffice.Cms.CustomersManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "customers"
    ]
  },
  "listCustomers": {
    "method": "get",
    "path": "/BackOffice/Customer/Customers",
    "area": "customers",
    "claims": [
      "Permission.BackOffice.Public.CustomersManage",
      "Permission.BackOffice.Cms.CustomersManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "exportCustomerData": {
    "method": "post",
    "path": "/BackOffice/Customer/ExportData",
    "area": "customers",
    "claims": [
      "Permission.BackOffice.Public.CustomersManage",
      "Permission.BackOffice.Cms.CustomersManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "activity"
    ]
  },
  "listCustomerRoles": {
    "method": "get",
    "path": "/BackOffice/Customer/Roles",
    "area": "customers",
    "claims": [
      "Permission.BackOffice.Public.CustomersManage",
      "Permission.BackOffice.Cms.CustomersManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "cancelDocumentItems": {
    "method": "post",
    "path": "/BackOffice/Document/CancelItems",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "watchDocuments": {
    "method": "get",
    "path": "/BackOffice/Document/Changes",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "text/event-stream",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "setDeliveryPackage": {
    "method": "post",
    "path": "/BackOffice/Document/DeliveryPackage",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": true,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "getDocument": {
    "method": "get",
    "path": "/BackOffice/Document/Document",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "addDocumentComment": {
    "method": "post",
    "path": "/BackOffice/Document/DocumentComment",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "listDocumentItemStatuses": {
    "method": "get",
    "path": "/BackOffice/Document/DocumentItemStatus",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listDocumentMessages": {
    "method": "get",
    "path": "/BackOffice/Document/DocumentMessages",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listDocumentStatuses": {
    "method": "get",
    "path": "/BackOffice/Document/DocumentStatus",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listDocumentTypes": {
    "method": "get",
    "path": "/BackOffice/Document/DocumentTypes",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listDocuments": {
    "method": "get",
    "path": "/BackOffice/Document/Documents",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "exportDocuments": {
    "method": "get",
    "path": "/BackOffice/Document/ExportCsv",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "text/csv",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getDocumentNeighbours": {
    "method": "get",
    "path": "/BackOffice/Document/Neighbours",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "notifyPicking": {
    "method": "post",
    "path": "/BackOffice/Document/NotifyPicking",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "generatePapers": {
    "method": "post",
    "path": "/BackOffice/Document/Papers",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/pdf",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders"
    ]
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/BackOffice/Document/PaymentMethods",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listPaymentStatuses": {
    "method": "get",
    "path": "/BackOffice/Document/PaymentStatus",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getDocumentPdf": {
    "method": "get",
    "path": "/BackOffice/Document/Pdf",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/pdf",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getPickingList": {
    "method": "get",
    "path": "/BackOffice/Document/PickingList",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "recordRefund": {
    "method": "post",
    "path": "/BackOffice/Document/Refund",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": true,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "listRelatedDocuments": {
    "method": "get",
    "path": "/BackOffice/Document/RelatedDocuments",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getSalesOverTime": {
    "method": "get",
    "path": "/BackOffice/Document/SalesOverTime",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage",
      "Permission.BackOffice.Analytics.Manage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "shipDocumentItems": {
    "method": "post",
    "path": "/BackOffice/Document/ShippItems",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "setShippingAddress": {
    "method": "put",
    "path": "/BackOffice/Document/ShippingAddress",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "orders"
    ]
  },
  "listShippingMethods": {
    "method": "get",
    "path": "/BackOffice/Document/ShippingMethods",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "validatePayment": {
    "method": "post",
    "path": "/BackOffice/Document/ValidatePayment",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "validatePicking": {
    "method": "post",
    "path": "/BackOffice/Document/ValidatePicking",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders",
      "mails"
    ]
  },
  "countDocumentViews": {
    "method": "get",
    "path": "/BackOffice/Document/Views",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listWorkQueues": {
    "method": "get",
    "path": "/BackOffice/Home/WorkQueues",
    "area": "home",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getHealth": {
    "method": "get",
    "path": "/BackOffice/Hosting/Health",
    "area": "health",
    "claims": [
      "Permission.BackOffice.Management.HeathCheck"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "generateLabel": {
    "method": "post",
    "path": "/BackOffice/Label/GenerateLabel",
    "area": "orders",
    "claims": [
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/pdf",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "orders"
    ]
  },
  "getMail": {
    "method": "get",
    "path": "/BackOffice/Mail/Mail",
    "area": "mails",
    "claims": [
      "Permission.BackOffice.Public.MailLog"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listMails": {
    "method": "get",
    "path": "/BackOffice/Mail/Mails",
    "area": "mails",
    "claims": [
      "Permission.BackOffice.Public.MailLog"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "sendMail": {
    "method": "post",
    "path": "/BackOffice/Mail/SendMail",
    "area": "mails",
    "claims": [
      "Permission.BackOffice.Public.MailLog"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "mails"
    ]
  },
  "getMailTemplate": {
    "method": "get",
    "path": "/BackOffice/Mail/Template",
    "area": "mails",
    "claims": [
      "Permission.BackOffice.Management.Users",
      "Permission.BackOffice.Management.Settings",
      "Permission.BackOffice.Public.MailLog"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "watchMessages": {
    "method": "get",
    "path": "/BackOffice/Message/Changes",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "text/event-stream",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getMessage": {
    "method": "get",
    "path": "/BackOffice/Message/Message",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listMessages": {
    "method": "get",
    "path": "/BackOffice/Message/Messages",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listQuestions": {
    "method": "get",
    "path": "/BackOffice/Message/Questions",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "replyToMessage": {
    "method": "post",
    "path": "/BackOffice/Message/Reply",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": true,
    "makesStale": [
      "messages",
      "mails"
    ]
  },
  "previewReply": {
    "method": "post",
    "path": "/BackOffice/Message/ReplyPreview",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listMessageStatuses": {
    "method": "get",
    "path": "/BackOffice/Message/Status",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "setMessageStatus": {
    "method": "put",
    "path": "/BackOffice/Message/Status",
    "area": "messages",
    "claims": [
      "Permission.BackOffice.Public.MessageManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "messages"
    ]
  },
  "getOffer": {
    "method": "get",
    "path": "/BackOffice/Offer/Offer",
    "area": "offers",
    "claims": [
      "Permission.BackOffice.Cms.SalesManage",
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "createOffer": {
    "method": "post",
    "path": "/BackOffice/Offer/Offer",
    "area": "offers",
    "claims": [
      "Permission.BackOffice.Cms.SalesManage",
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "offers",
      "catalog"
    ]
  },
  "updateOffer": {
    "method": "put",
    "path": "/BackOffice/Offer/Offer",
    "area": "offers",
    "claims": [
      "Permission.BackOffice.Cms.SalesManage",
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "offers",
      "catalog"
    ]
  },
  "deleteOffer": {
    "method": "delete",
    "path": "/BackOffice/Offer/Offer",
    "area": "offers",
    "claims": [
      "Permission.BackOffice.Cms.SalesManage",
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "offers",
      "catalog"
    ]
  },
  "listOffers": {
    "method": "get",
    "path": "/BackOffice/Offer/Offers",
    "area": "offers",
    "claims": [
      "Permission.BackOffice.Cms.SalesManage",
      "Permission.BackOffice.Public.DocumentsManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "requestPasswordReset": {
    "method": "post",
    "path": "/BackOffice/User/ForgotPasswordUser",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "mails"
    ]
  },
  "createLoginToken": {
    "method": "post",
    "path": "/BackOffice/User/LoginToken",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "users",
      "mails"
    ]
  },
  "resetPassword": {
    "method": "post",
    "path": "/BackOffice/User/ResetPassword",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity"
    ]
  },
  "createFirstUser": {
    "method": "post",
    "path": "/BackOffice/User/SetUp",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity"
    ]
  },
  "endUserSessions": {
    "method": "post",
    "path": "/BackOffice/User/SignOutUser",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "users"
    ]
  },
  "getUser": {
    "method": "get",
    "path": "/BackOffice/User/User",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "createUser": {
    "method": "post",
    "path": "/BackOffice/User/User",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "users",
      "identity"
    ]
  },
  "updateUser": {
    "method": "put",
    "path": "/BackOffice/User/User",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "users",
      "identity"
    ]
  },
  "deleteUser": {
    "method": "delete",
    "path": "/BackOffice/User/User",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "users"
    ]
  },
  "listClaimTypes": {
    "method": "get",
    "path": "/BackOffice/User/UserClaimsByPrefix",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "setUserDisabled": {
    "method": "put",
    "path": "/BackOffice/User/UserDisabled",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "users",
      "identity"
    ]
  },
  "getRole": {
    "method": "get",
    "path": "/BackOffice/User/UserRole",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "createRole": {
    "method": "post",
    "path": "/BackOffice/User/UserRole",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "users",
      "identity"
    ]
  },
  "updateRole": {
    "method": "put",
    "path": "/BackOffice/User/UserRole",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "users",
      "identity"
    ]
  },
  "deleteRole": {
    "method": "delete",
    "path": "/BackOffice/User/UserRole",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "users"
    ]
  },
  "listRoles": {
    "method": "get",
    "path": "/BackOffice/User/UserRoles",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listUsers": {
    "method": "get",
    "path": "/BackOffice/User/Users",
    "area": "users",
    "claims": [
      "Permission.BackOffice.Management.Users"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "createView": {
    "method": "post",
    "path": "/BackOffice/View/View",
    "area": "views",
    "claims": [],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": true,
    "needsVersion": false,
    "makesStale": [
      "views"
    ]
  },
  "updateView": {
    "method": "put",
    "path": "/BackOffice/View/View",
    "area": "views",
    "claims": [],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "views"
    ]
  },
  "deleteView": {
    "method": "delete",
    "path": "/BackOffice/View/View",
    "area": "views",
    "claims": [],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "views"
    ]
  },
  "listViews": {
    "method": "get",
    "path": "/BackOffice/View/Views",
    "area": "views",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listCountries": {
    "method": "get",
    "path": "/Common/Address/Countries",
    "area": "customers",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listGenders": {
    "method": "get",
    "path": "/Common/Address/Genders",
    "area": "customers",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "signOut": {
    "method": "post",
    "path": "/Common/Authentication/SignOut",
    "area": "identity",
    "claims": [],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity"
    ]
  },
  "refreshToken": {
    "method": "post",
    "path": "/Common/Authentication/Token/Refresh",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity"
    ]
  },
  "searchCatalog": {
    "method": "get",
    "path": "/Common/Catalog/Search",
    "area": "catalog",
    "claims": [
      "Permission.BackOffice.Catalog.ProductList",
      "Permission.BackOffice.Cache.Product",
      "Permission.BackOffice.Public.DocumentsManage",
      "Permission.BackOffice.Cms.SalesManage"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getHosting": {
    "method": "get",
    "path": "/Common/Hosting/Hosting",
    "area": "identity",
    "claims": [],
    "isPublic": true,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listStores": {
    "method": "get",
    "path": "/Common/Store/Stores",
    "area": "orders",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "getProfile": {
    "method": "get",
    "path": "/Common/User/Profile",
    "area": "identity",
    "claims": [
      "Permission.BackOffice.Management.MyAccount",
      "Permission.Common.Management.MyAccount"
    ],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "updateProfile": {
    "method": "put",
    "path": "/Common/User/Profile",
    "area": "identity",
    "claims": [
      "Permission.BackOffice.Management.MyAccount",
      "Permission.Common.Management.MyAccount"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": true,
    "makesStale": [
      "identity",
      "users"
    ]
  },
  "endOtherSessions": {
    "method": "post",
    "path": "/Common/User/SignOutElsewhere",
    "area": "identity",
    "claims": [
      "Permission.BackOffice.Management.MyAccount",
      "Permission.Common.Management.MyAccount"
    ],
    "isPublic": false,
    "isWrite": true,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": [
      "identity",
      "users"
    ]
  },
  "getCurrentUser": {
    "method": "get",
    "path": "/Common/User/User",
    "area": "identity",
    "claims": [],
    "isPublic": false,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listCartPaymentMethods": {
    "method": "get",
    "path": "/Public/ShoppingCart/PaymentMethods",
    "area": "orders",
    "claims": [],
    "isPublic": true,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  },
  "listCartShippingMethods": {
    "method": "get",
    "path": "/Public/ShoppingCart/ShippingMethods",
    "area": "orders",
    "claims": [],
    "isPublic": true,
    "isWrite": false,
    "media": "application/json",
    "needsIdempotencyKey": false,
    "needsVersion": false,
    "makesStale": []
  }
} as const;

/** The business areas, one tag each. */
export const areas = ["identity","catalog","orders","tasks","mails","users","home","activity","health","customers","messages","offers","views"] as const;
